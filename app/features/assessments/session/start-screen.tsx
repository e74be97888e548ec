import { useState } from 'react';
import { type ExtraTime, extraTimes } from '../../../../domain/assessments/session/timer.ts';
import type { PlayerSessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import ui from '../../../ui/page.module.css';
import { useToast } from '../../../ui/toast.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';
import type { Play } from './use-session.ts';

/** docs/product/assessments.md, Session states: a session that has not started has no running clock. */
export function StartScreen({ page, play }: { page: PlayerSessionPage; play: Play }) {
  const texts = useTexts(sessionTexts);
  const { practice, remainingQuestions } = play.view;
  const expectations = practice ? texts.start.practice : texts.start.rated;
  return (
    <div className={styles.start}>
      <div>
        <p className={styles.status}>{texts.waiting}</p>
        <h1>{texts.start.title}</h1>
      </div>
      <ul className={styles.expect}>
        {expectations
          .map((line) => line(remainingQuestions))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        <li className={styles.keys}>{texts.start.keys}</li>
      </ul>
      <div className={`${ui.card} ${styles.setting}`}>
        <ExtraTimeField stored={page.extraTime} play={play} />
      </div>
      <div>
        <Button busy={play.busy === 'go'} onClick={() => void play.send({ mode: 'go' })}>
          {texts.start.button}
        </Button>
      </div>
    </div>
  );
}

function ExtraTimeField({ stored, play }: { stored: ExtraTime; play: Play }) {
  const texts = useTexts(sessionTexts).start;
  const toast = useToast();
  const [chosen, setChosen] = useState(stored);
  const choose = async (extraTime: ExtraTime) => {
    const before = chosen;
    setChosen(extraTime);
    if (await play.send({ mode: 'extraTime', extraTime })) toast(texts.stored);
    else setChosen(before);
  };
  return (
    <SelectField
      label={texts.extraTime}
      hint={texts.extraTimeHint}
      value={chosen}
      onChange={(event) => void choose(event.currentTarget.value as ExtraTime)}
    >
      {(Object.keys(extraTimes) as ExtraTime[]).map((one) => (
        <option key={one} value={one}>
          {texts.extraTimes[one]}
        </option>
      ))}
    </SelectField>
  );
}
