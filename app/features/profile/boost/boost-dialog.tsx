import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './boost.module.css';
import type { clientLoader } from './boost.resource.ts';
import { boostTexts } from './boost.texts.ts';
import { boostTitle } from './boost-title.ts';
import { CallOffer } from './call-offer.tsx';
import { FreeResources } from './free-resources.tsx';
import { TrainingOffer } from './training-offer.tsx';

export default function BoostDialog({ developerId, close }: { developerId: string; close: () => void }) {
  const texts = useTexts(boostTexts);
  const locale = useLocale();
  const address = pathTo(locale, 'boost', { developerId });
  const { load, data } = useFetcher<typeof clientLoader>();
  const [boost, setBoost] = useState<Boost>();

  useEffect(() => void load(address), [load, address]);
  // Loaded data stays when loading it again fails, so that a half-made choice is not lost.
  useEffect(() => {
    if (data && !('failed' in data)) setBoost(data);
  }, [data]);

  return (
    <Dialog title={boost ? boostTitle(locale, boost) : texts.button} closeLabel={texts.close} close={close}>
      <div className={styles.content}>
        {boost?.variant === 'junior' && boost.training.kind === 'none' ? (
          <FreeResources />
        ) : boost?.variant === 'junior' ? (
          <TrainingOffer training={boost.training} />
        ) : boost ? (
          <CallOffer boost={boost} address={address} reload={() => void load(address)} />
        ) : data ? (
          <>
            <Notice tone="error">{texts.failed}</Notice>
            <Button look="secondary" onClick={() => void load(address)}>
              {texts.retry}
            </Button>
          </>
        ) : (
          <Placeholder label={texts.loading} />
        )}
      </div>
    </Dialog>
  );
}

/** Some lines, then two rows of choices. */
function Placeholder({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.placeholder}>
      <span />
      <span />
      <span />
      <span data-tall />
      <span data-tall />
    </div>
  );
}
