import { Form, useNavigation } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { TestPage } from '../../../../server/services/assessments/read-test.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { AboutResult, ShownResult } from '../place/shown-result.tsx';
import styles from './test.module.css';
import { testTexts } from './test.texts.ts';

type Props = { test: TestPage; visitor: boolean; empty: boolean };
type Player = NonNullable<TestPage['player']>;

/** The actions the viewer has on this test. */
export function TestPanel({ test, visitor, empty }: Props) {
  const texts = useTexts(testTexts);
  const { player } = test;
  if (visitor) return <Visitor alias={test.alias} />;
  if (!player) return <p className={styles.muted}>{texts.others}</p>;
  return (
    <div className={`${page.card} ${styles.panel}`}>
      {empty && (
        <Notice tone="warning">
          <p>{texts.empty}</p>
        </Notice>
      )}
      {player.result && <Own result={player.result} />}
      <Rated player={player} />
      <div className={styles.practice}>
        <Begin kind="practice" look="secondary">
          {player.practice ? texts.resumePractice : texts.practise}
        </Begin>
        <p className={styles.muted}>{texts.practiceText}</p>
      </div>
    </div>
  );
}

function Own({ result }: { result: NonNullable<Player['result']> }) {
  const texts = useTexts(testTexts);
  return (
    <section className={styles.own} aria-label={texts.yours}>
      <ShownResult result={result} />
      <AboutResult result={result} />
    </section>
  );
}

function Rated({ player: { open, until } }: { player: Player }) {
  const locale = useLocale();
  const texts = useTexts(testTexts);
  if (until) return <p className={styles.wait}>{texts.wait(dayAndTime(locale, until))}</p>;
  const started = open?.status === 'STARTED';
  return (
    <div className={styles.rated}>
      <Begin kind="rated">{started ? texts.resume : texts.play}</Begin>
      <p className={styles.muted}>{started ? texts.openText : open ? texts.waitingText : texts.ready}</p>
    </div>
  );
}

/** A form with one button, so that a session can begin without JavaScript. */
function Begin(props: { kind: 'rated' | 'practice'; look?: 'secondary'; children: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        name="kind"
        value={props.kind}
        wide
        look={props.look}
        busy={formData?.get('kind') === props.kind}
      >
        {props.children}
      </Button>
    </Form>
  );
}

function Visitor({ alias }: { alias: string }) {
  const locale = useLocale();
  const texts = useTexts(testTexts).visitor;
  const back = encodeURIComponent(pathTo(locale, 'test', { alias }));
  return (
    <div className={`${page.card} ${styles.panel}`}>
      <h2 className={styles.small}>{texts.title}</h2>
      <p className={styles.muted}>{texts.text}</p>
      <ButtonLink href={`${pathTo(locale, 'signIn')}?to=${back}`} wide>
        {texts.signIn}
      </ButtonLink>
      <ButtonLink href={`${pathTo(locale, 'signUp')}?role=DEVELOPER`} look="secondary" wide>
        {texts.signUp}
      </ButtonLink>
    </div>
  );
}
