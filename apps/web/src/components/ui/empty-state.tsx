import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  Icon: LucideIcon;
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** For trouble: screen readers speak it as soon as it is there. */
  alert?: boolean;
};

/** What a list or a screen shows when it has nothing to show. */
export function EmptyState({ Icon, title, text, action, alert = false }: Props) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="flex flex-col items-center px-4 py-12 text-center"
    >
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-link">
        <Icon aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <h2 className="mt-5 text-xl font-bold text-balance wrap-anywhere">{title}</h2>
      {text && <p className="mt-2 max-w-80 text-balance wrap-anywhere text-ink-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
