import { MapPinOff } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { profileTexts } from './profile-texts.ts';

/** Why there is no location yet, and what to do about it. */
export function LocationNotice({ text, role }: { text: string; role?: 'alert' }) {
  const { canType } = useTexts(profileTexts).location;
  return (
    <div role={role} className="mt-3 flex gap-3 rounded-card bg-brand-soft p-4">
      <MapPinOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="text-sm text-ink-muted">{canType}</p>
      </div>
    </div>
  );
}
