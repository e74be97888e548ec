import { useState } from 'react';
import { defineTexts, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './projects-card.module.css';

const galleryTexts = defineTexts(
  {
    close: 'Fermer',
    previous: 'Précédente',
    next: 'Suivante',
    place: (at: number, of: number) => `Image ${at} sur ${of}`,
  },
  { close: 'Close', previous: 'Previous', next: 'Next', place: (at: number, of: number) => `Picture ${at} of ${of}` },
);

type Props = { name: string; images: { large: string }[]; close: () => void };

/** One picture at a time; the first one follows the last one. */
export default function GalleryDialog({ name, images, close }: Props) {
  const texts = useTexts(galleryTexts);
  const [at, setAt] = useState(0);
  const turn = (by: number) => setAt((at + by + images.length) % images.length);
  return (
    <Dialog title={name} closeLabel={texts.close} close={close} wide>
      <div className={styles.stage}>
        <img src={images[at]?.large} alt={`${name} – ${texts.place(at + 1, images.length)}`} />
        {images.length > 1 && (
          <div className={styles.turn}>
            <Button look="secondary" onClick={() => turn(-1)}>
              {texts.previous}
            </Button>
            <span aria-live="polite">{texts.place(at + 1, images.length)}</span>
            <Button look="secondary" onClick={() => turn(1)} data-autofocus>
              {texts.next}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
