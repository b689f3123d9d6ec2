import type { StoreProfile } from '@baeon/contracts/counter/new-shops-wire';
import { Button, buttonClass, Spinner } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_KINDS, uploadPicture } from '../deals/upload-picture.ts';
import { useStoreChange } from '../store-api.ts';
import { storePageTexts } from './page-texts.ts';

/** The picture that stands for the store; it is changed by itself, at once. */
export function LogoField({ storeId, profile }: { storeId: string; profile: StoreProfile }) {
  const texts = useTexts(storePageTexts);
  const change = useStoreChange(storeId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(logoOf: () => Promise<string | null>) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await change('PATCH', 'profile', { logo: await logoOf() });
    } catch (error) {
      setRefusal((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <div className="mb-4">
      <p className="mb-1.5 text-sm font-semibold">{texts.picture}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Picture
          src={profile.logo}
          name={profile.name}
          width={80}
          height={80}
          className="size-20 rounded-tile"
        />
        <label
          className={classNames(
            buttonClass('secondary', 'cursor-pointer gap-2'),
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
              if (file) void choose(() => uploadPicture(storeId, file));
              // The same file once more is a change, too.
              currentTarget.value = '';
            }}
          />
          {busy ? <Spinner /> : <ImageUp aria-hidden="true" className="size-5" />}
          {busy ? texts.uploading : texts.choosePicture}
        </label>
        {profile.has_logo && (
          <Button kind="danger" onClick={() => void choose(async () => null)}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      <p role="alert" className="pt-1.5 text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
