const looks = {
  good: 'text-positive',
  bad: 'text-danger',
  plain: 'text-ink-muted',
};

export type MarkLook = keyof typeof looks;

/** How something stands, in a word or two. */
export function Mark({ look, children }: { look: MarkLook; children: string }) {
  return (
    <span
      className={`inline-block rounded-field border border-current px-2.5 py-0.5 text-sm font-semibold ${looks[look]}`}
    >
      {children}
    </span>
  );
}
