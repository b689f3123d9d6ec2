import { MapPinOff } from 'lucide-react';

/** Why there is no location yet, and what to do about it. */
export function LocationNotice({ text, role }: { text: string; role?: 'alert' }) {
  return (
    <div role={role} className="mt-3 flex gap-3 rounded-card bg-brand-soft p-4">
      <MapPinOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="text-sm text-ink-muted">You can type your area or city instead.</p>
      </div>
    </div>
  );
}
