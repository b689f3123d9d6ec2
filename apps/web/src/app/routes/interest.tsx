import { OnboardingPlaceholder } from '../onboarding-placeholder.tsx';

export default function InterestScreen() {
  return <OnboardingPlaceholder title="Tell us about yourself" />;
}
