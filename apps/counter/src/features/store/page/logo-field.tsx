import type { StoreProfile } from '@baeon/contracts/counter/new-shops-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import { PictureUpload } from '../deals/picture-upload.tsx';
import { uploadPicture } from '../deals/upload-picture.ts';
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
        <PictureUpload
          busy={busy}
          onFile={(file) => void choose(() => uploadPicture(storeId, file))}
        >
          {busy ? texts.uploading : texts.choosePicture}
        </PictureUpload>
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
