/** How much of something is done. */
export function ShareBar({ share, label }: { share: number; label: string }) {
  return (
    <div className="mt-1 flex flex-col gap-1">
      <p className="text-sm tabular-nums">{label}</p>
      <progress
        aria-label={label}
        max={1}
        value={share}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  );
}
