import { buttonClass, Spinner } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { PICTURE_KINDS } from './upload-picture.ts';

type Props = {
  busy: boolean;
  className?: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** Looks like a button, and asks for a photo. */
export function PictureUpload({ busy, className, onFile, children }: Props) {
  return (
    <label
      className={classNames(
        buttonClass('secondary', classNames('cursor-pointer gap-2', className)),
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
      )}
    >
      <input
        type="file"
        accept={PICTURE_KINDS}
        aria-busy={busy || undefined}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file once more is a change, too.
          currentTarget.value = '';
        }}
      />
      {busy ? <Spinner /> : <ImageUp aria-hidden="true" className="size-5" />}
      {children}
    </label>
  );
}
