import type { DealSetting } from '@baeon/contracts/counter/store-deals-wire';
import { ChoiceGroup } from '@baeon/ui/components/form/choice-group.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import { dealEditorTexts } from './deal-editor-texts.ts';
import { PictureUpload } from './picture-upload.tsx';
import { uploadPicture } from './upload-picture.ts';

type Props = {
  storeId: string;
  title: string;
  image: string | null;
  pictures: DealSetting['pictures'];
  onChange: (image: string | null) => void;
};

/** One that is drawn, or a photo of the store's own. */
export function DealPicture({ storeId, title, image, pictures, onChange }: Props) {
  const texts = useTexts(dealEditorTexts);
  const [own, setOwn] = useState(image !== null && !pictures.includes(image) ? image : null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = image ?? pictures[0];
  const all = own === null ? pictures : [own, ...pictures];

  async function upload(file: File) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const brought = await uploadPicture(storeId, file);
      setOwn(brought);
      onChange(brought);
    } catch (error) {
      setRefusal((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <div>
      <ChoiceGroup radio label={texts.picture} error={refusal} hint={texts.uploadHint}>
        {(choice) => (
          <div className="grid grid-cols-3 gap-2">
            {all.map((each, nth) => (
              <label
                key={each}
                className="relative cursor-pointer overflow-hidden rounded-control border-2 border-line has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
              >
                <input
                  {...choice}
                  type="radio"
                  name="image"
                  checked={each === chosen}
                  aria-label={each === own ? texts.ownPicture : texts.drawn(nth + (own ? 0 : 1))}
                  onChange={() => onChange(each === pictures[0] ? null : each)}
                  className="absolute inset-0 size-full appearance-none opacity-0"
                />
                <Picture src={each} name={title} width={160} height={90} className="w-full" />
              </label>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <PictureUpload busy={busy} className="mt-2 mb-4 w-full" onFile={(file) => void upload(file)}>
        {busy ? texts.uploading : texts.upload}
      </PictureUpload>
    </div>
  );
}
