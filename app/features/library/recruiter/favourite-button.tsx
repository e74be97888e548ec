import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

type Props = {
  developerId: string;
  favourite: boolean;
  change: (favourite: boolean) => void;
  /** One of many in a list: without a frame, with the name of the developer for screen readers. */
  inListOf?: string;
};

/** Changes at once, and changes back when the server could not store it. */
export function FavouriteButton({ developerId, favourite, change, inListOf }: Props) {
  const texts = useTexts(recruiterTexts);
  const address = pathTo(useLocale(), 'favourite', { developerId });
  const fail = useFailureToast();
  const [chosen, setChosen] = useState(false);
  const toggle = async () => {
    change(!favourite);
    setChosen(!favourite);
    const answer = await sendCommand(address, { favourite: !favourite });
    if ('done' in answer) return;
    change(favourite);
    fail(answer, texts.failed);
  };
  const label = favourite ? texts.favourite : texts.addFavourite;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={styles.favourite}
        aria-pressed={favourite}
        aria-label={inListOf === undefined ? label : texts.favouriteOf(label, inListOf)}
        data-plain={inListOf !== undefined || undefined}
        data-chosen={chosen || undefined}
        data-key="f"
        onClick={() => void toggle()}
      >
        <Icon name="star" size={20} />
      </button>
    </Tooltip>
  );
}
