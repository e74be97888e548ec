import { useEffect, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { fetchJson } from '../../../forms/send.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { historyTexts } from './history.texts.ts';
import { HistorySession, type SentSession } from './history-session.tsx';
import styles from './user-tests.module.css';

type Props = {
  developerId: string;
  technology: { id: string; name: string };
  admin: boolean;
  close: () => void;
};
type History = { sessions: SentSession[] };

/** docs/product/assessments.md, Test history: the sessions of one technology. */
export default function HistoryDialog({ developerId, technology, admin, close }: Props) {
  const texts = useTexts(historyTexts);
  const address = pathTo(useLocale(), 'userTests', { developerId, technologyId: technology.id });
  const { run, busy } = useCommand(address);
  const [history, setHistory] = useState<History | { failed: string }>();

  const load = async () => {
    const answer = await fetchJson(address);
    setHistory(answer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens
  useEffect(() => void load(), []);

  const change = async (sessionId: string, mode: 'show' | 'hide') => {
    await run({ mode, sessionId }, mode === 'show' ? texts.shown : texts.hidden);
    await load();
  };

  return (
    <Dialog title={texts.title(technology.name)} closeLabel={texts.close} close={close} wide>
      {history === undefined ? (
        <p role="status" className={styles.muted}>
          {texts.loading}
        </p>
      ) : 'failed' in history ? (
        <Notice tone="error">
          <FailureWords failure={history.failed} texts={{ fault: texts.failed }} />
          <Button look="secondary" onClick={() => void load()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : history.sessions.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <ul className={styles.sessions}>
          {history.sessions.map((session) => (
            <HistorySession
              key={session.sessionId}
              userId={developerId}
              admin={admin}
              session={session}
              busy={busy !== undefined}
              change={(mode) => void change(session.sessionId, mode)}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button look="secondary" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
