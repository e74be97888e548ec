import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './cv.module.css';
import { cvTexts } from './cv.texts.ts';
import { removeCv } from './remove-cv.ts';

/** Confirms before the file is removed; the focus is on the safe answer. */
export function CvRemoval({ address }: { address: string }) {
  const texts = useTexts(cvTexts);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const safe = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) safe.current?.querySelector('button')?.focus();
    else if (wasAsking.current) opener.current?.querySelector('button')?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const remove = async () => {
    setBusy(true);
    const gone = await removeCv(address);
    if (gone) await revalidate();
    toast(gone ? texts.removed : texts.notRemoved);
    setBusy(false);
    if (!gone) setAsking(false);
  };

  if (!asking) {
    return (
      <div ref={opener}>
        <IconButton icon="trash" label={texts.remove} danger onClick={() => setAsking(true)} />
      </div>
    );
  }
  return (
    <fieldset className={styles.question}>
      <legend>{texts.removeQuestion}</legend>
      <div ref={safe} className={styles.answers}>
        <Button look="secondary" onClick={() => setAsking(false)}>
          {texts.cancel}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void remove()}>
          {texts.removeYes}
        </Button>
      </div>
    </fieldset>
  );
}
