import { Form, useNavigation } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { OwnOffers } from '../../../../server/services/privacy/rankings/read-own-offers.ts';
import type { OwnRanking, OwnRequest } from '../../../../server/services/privacy/rankings/read-own-rankings.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { day } from '../../../i18n/dates.ts';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import privacy from '../privacy.module.css';
import styles from './rankings.module.css';
import { rankingsTexts } from './rankings.texts.ts';

type Props = {
  can: { ask: boolean };
  /** The ranking that was chosen; undefined: in general. */
  about: OwnRanking | OwnOffers | undefined;
  requests: readonly OwnRequest[];
  answer: FormAnswer<'alreadyAsked'> | undefined;
};

/** docs/product/fit.md, Asking for a human: the form, and what was asked and answered before. */
export function HumanRequest({ can, about, requests, answer }: Props) {
  const texts = useTexts(rankingsTexts).human;
  const isWaiting = requests.some(({ decided }) => !decided);
  return (
    <section id="human" className={page.card} aria-labelledby="human-title">
      <h2 id="human-title" className={privacy.heading}>
        {texts.title}
      </h2>
      <p className={privacy.lead}>{texts.lead}</p>
      <div role="status" className={styles.status}>
        {isWaiting && (
          <Notice tone={answer?.done ? 'good' : 'info'}>{answer?.done ? texts.sent : texts.waiting}</Notice>
        )}
      </div>
      {can.ask && <RequestForm about={about} answer={answer} />}
      {requests.length > 0 && <Requests requests={requests} />}
    </section>
  );
}

function RequestForm({ about, answer }: Pick<Props, 'about' | 'answer'>) {
  const locale = useLocale();
  const { human: texts, lists } = useTexts(rankingsTexts);
  const error = useFieldErrors<string>(answer, { alreadyAsked: texts.alreadyAsked });
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={privacy.form} noValidate preventScrollReset>
      {answer?.errors[''] && <Notice tone="error">{error('')}</Notice>}
      <input type="hidden" name="rankingId" value={about?.id ?? ''} />
      {about ? (
        <p>
          {'offers' in about
            ? texts.aboutOffers(day(locale, about.madeAt))
            : texts.about(about.company?.name ?? lists.team, day(locale, about.madeAt))}{' '}
          <Link href={`${pathTo(locale, 'myRankings')}#human`}>{texts.whole}</Link>
        </p>
      ) : (
        <p>{texts.general}</p>
      )}
      <TextField
        label={texts.text}
        name="text"
        rows={5}
        hint={texts.hint}
        defaultValue={answer?.values.text}
        error={error('text')}
      />
      <div className={privacy.actions}>
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

function Requests({ requests }: { requests: readonly OwnRequest[] }) {
  const locale = useLocale();
  const texts = useTexts(rankingsTexts).human;
  return (
    <>
      <h3 className={styles.subheading}>{texts.requests}</h3>
      <ul className={styles.rankings}>
        {requests.map(({ id, askedAt, text, rankingAt, decided }) => (
          <li key={id}>
            <p className={styles.head}>
              <span className={privacy.muted}>
                {texts.asked(day(locale, askedAt))}
                {rankingAt && `, ${texts.on(day(locale, rankingAt))}`}
              </span>
              <strong>{decided ? texts.outcomes[decided.outcome] : texts.open}</strong>
            </p>
            <blockquote className={styles.words}>{text}</blockquote>
            {decided && (
              <>
                <p className={privacy.muted}>{texts.answered(day(locale, decided.at))}</p>
                <p className={styles.answer}>{decided.answer}</p>
                {decided.correction && <p>{texts.correction(decided.correction)}</p>}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
