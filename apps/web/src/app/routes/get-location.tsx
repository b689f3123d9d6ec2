import { OnboardingPlaceholder } from '../onboarding-placeholder.tsx';

export default function GetLocationScreen() {
  return <OnboardingPlaceholder title="Area and city" />;
}
