import { pathTo } from '../../../../domain/paths.ts';
import type { OpenedTest } from '../../../../server/services/shell/home/read-developer-home.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { openedTestsTexts } from './opened-tests.texts.ts';
import styles from './user-tests.module.css';

type Props = { developerId: string; test: OpenedTest };

/** Tells a developer that a test they asked for has opened; it stays until they begin the test or hide it. */
export function OpenedTestNotice({ developerId, test: { technologyId, alias, name } }: Props) {
  const locale = useLocale();
  const texts = useTexts(openedTestsTexts);
  const { run, busy } = useCommand(pathTo(locale, 'userTests', { developerId, technologyId }));
  return (
    <Notice tone="good" title={texts.title(name)}>
      <p>{texts.text}</p>
      <p className={styles.buttons}>
        <ButtonLink href={pathTo(locale, 'test', { alias })}>{texts.see}</ButtonLink>
        <Button
          look="secondary"
          busy={busy !== undefined}
          onClick={() => void run({ mode: 'mark', mark: 'ask', on: false })}
        >
          {texts.hide}
        </Button>
      </p>
    </Notice>
  );
}
