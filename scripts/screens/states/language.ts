import type { Language } from '@baeon/contracts/profile/language';
import type { ScreenState } from '../screen-state.ts';

const account = (language: Language, state: string, title: string): ScreenState => ({
  screen: 'user',
  state,
  tall: true,
  open: async (stage) => {
    await stage.openAs(await stage.cast.speaking(language), '/user');
    await stage.see(stage.page.getByRole('heading', { level: 1, name: title }));
  },
});

const sheet = (language: Language, state: string, title: string): ScreenState => ({
  screen: 'user',
  state,
  open: async (stage) => {
    await stage.openAs(await stage.cast.speaking(language), '/user?section=language');
    await stage.see(stage.page.getByRole('dialog', { name: title }));
  },
});

export const languageStates: ScreenState[] = [
  account('hi', 'hindi', 'खाता'),
  account('kn', 'kannada', 'ಖಾತೆ'),
  sheet('en', 'language-sheet', 'Language'),
  sheet('hi', 'language-sheet-hindi', 'भाषा'),
  sheet('kn', 'language-sheet-kannada', 'ಭಾಷೆ'),
];
