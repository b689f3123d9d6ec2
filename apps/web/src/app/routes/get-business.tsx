import { OnboardingPlaceholder } from '../onboarding-placeholder.tsx';

export default function GetBusinessScreen() {
  return <OnboardingPlaceholder title="Discover Local Businesses" />;
}
