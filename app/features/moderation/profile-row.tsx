import type { ProfileList } from '../../../domain/moderation/profile-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { QueuedProfile } from '../../../server/services/moderation/read-profile-queue.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import parts from '../../ui/parts.module.css';
import { Portrait } from '../../ui/portrait.tsx';
import { moderationTexts } from './moderation.texts.ts';
import styles from './profile-queue.module.css';
import { queueTexts } from './queue.texts.ts';

type Props = {
  profile: QueuedProfile;
  list: ProfileList;
  disable: (name: string) => void;
};

export function ProfileRow({ profile, list, disable }: Props) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { acts: said, reasons } = useTexts(moderationTexts);
  const { id, alias, email, picture, profession, city, years, sentence, state, disabledReason, acts, since } = profile;
  const name = profile.name || texts.noName;
  const { run, busy } = useCommand(pathTo(locale, 'moderation', { developerId: id }));
  const facts = [profession, city, years !== null && texts.years(years)].filter(Boolean).join(' · ');
  const reason = disabledReason && (reasons[disabledReason as keyof typeof reasons] ?? reasons.Default);
  return (
    <li>
      <Portrait address={picture} size={48} />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={pathTo(locale, 'profile', { alias })} data-row>
            {name}
          </Link>
          {list === 'all' && <span className={styles.state}>{texts.states[state]}</span>}
          {reason && <span className={styles.state}>{reason}</span>}
        </p>
        {facts && <p>{facts}</p>}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <p className={parts.factsLine}>
          <span className={parts.address}>{email}</span>
          <span>{texts.since[list](day(locale, since))}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {acts.includes('review') && (
          <Button
            data-key="v"
            busy={busy === 'review'}
            aria-label={texts.reviewOf(name)}
            onClick={() => void run({ mode: 'review' }, said.reviewed)}
          >
            {texts.review}
          </Button>
        )}
        {acts.includes('activate') && (
          <Button
            data-key="v"
            busy={busy === 'activate'}
            aria-label={texts.activateOf(name)}
            onClick={() => void run({ mode: 'activate' }, said.activated)}
          >
            {texts.activate}
          </Button>
        )}
        {acts.includes('disable') && (
          <Button look="quiet" data-key="d" aria-label={texts.disableOf(name)} onClick={() => disable(name)}>
            {texts.disable}
          </Button>
        )}
      </div>
    </li>
  );
}
