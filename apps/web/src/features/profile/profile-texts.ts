import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const profileTexts = defineTexts('profile', {
  aboutYou: {
    form: 'About you',
    firstName: 'First name',
    age: 'Age',
    gender: 'Gender',
    genders: { Male: 'Male', Female: 'Female', Others: 'Others' },
    goOn: 'Proceed with next steps',
  },
  interests: {
    form: 'Interests',
    hint: 'Choose as many as you like.',
    chosen: (count: number) => `${count} chosen`,
    save: 'Save',
  },
  location: {
    form: 'Where you are',
    here: 'Use my current location',
    finding: 'Finding your location…',
    or: 'or',
    area: 'Area',
    city: 'City',
    save: 'Save',
    notFound: 'We could not find that place on the map. You can change it later.',
    typeInstead: 'Type it instead',
    canType: 'You can type your area or city instead.',
    asks: 'Next, your browser asks for your location. We use it to find shops near you.',
    granted: 'Next, we look up where you are, to find shops near you.',
    denied: 'This browser keeps your location to itself, so we ask for your area next.',
    suggestions: 'Suggestions',
    suggested: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    current: 'Your current location',
    notOnMap: 'Not found on the map',
    served: (km: string) => `Served · ${km} km from the centre`,
    notServed: (km: string) => `Not served yet · ${km} km from the centre`,
  },
});
