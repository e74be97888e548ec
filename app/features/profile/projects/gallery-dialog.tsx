import { useState } from 'react';
import { turnedTo } from '../../../../domain/profile/cards/project.ts';
import { defineTexts, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './projects-card.module.css';

const galleryTexts = defineTexts(
  {
    close: 'Fermer',
    previous: 'Image précédente',
    next: 'Image suivante',
    place: (at: number, of: number) => `Image ${at} sur ${of}`,
  },
  {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    place: (at: number, of: number) => `Picture ${at} of ${of}`,
  },
);

type Pictures = { name: string; images: { large: string }[] };

export default function GalleryDialog({ close, ...pictures }: Pictures & { close: () => void }) {
  const texts = useTexts(galleryTexts);
  return (
    <Dialog title={pictures.name} closeLabel={texts.close} close={close} wide>
      <Gallery {...pictures} />
    </Dialog>
  );
}

/** One picture at a time; the first one follows the last one. */
export function Gallery({ name, images }: Pictures) {
  const texts = useTexts(galleryTexts);
  const [at, setAt] = useState(0);
  const turn = (by: 1 | -1) => setAt(turnedTo(at, by, images.length));
  return (
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
  );
}
