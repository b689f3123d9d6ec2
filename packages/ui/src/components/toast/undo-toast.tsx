import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';

type Props = { said: string; undo: string; onUndo: () => Promise<void> };

/** Says that something was done, and takes it back for a moment. */
export function showUndoToast(
  said: string,
  undo: string,
  takeBack: () => Promise<void>,
  duration: number,
): void {
  const onUndo = () => takeBack().finally(() => toast.dismiss(id));
  const id = toast.success(<Undoable said={said} undo={undo} onUndo={onUndo} />, { duration });
}

function Undoable({ said, undo, onUndo }: Props) {
  const [undoing, setUndoing] = useState(false);
  return (
    <span className="flex items-center gap-[12px]">
      <span>{said}</span>
      <button
        type="button"
        aria-disabled={undoing || undefined}
        // The card around it goes away when it is tapped or dragged.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => {
          if (undoing) return;
          setUndoing(true);
          void onUndo();
        }}
        className="-my-[8px] -mr-[8px] min-h-11 shrink-0 rounded-control px-[12px] font-semibold text-link hover:bg-brand-soft aria-disabled:text-ink-muted"
      >
        {undo}
      </button>
    </span>
  );
}
