import { pathTo } from '../../../../domain/paths.ts';
import type { InboxLine } from '../../../../server/services/moderation/support/inbox.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../admin.module.css';
import { supportTexts } from './support.texts.ts';

type Taken = NonNullable<InboxLine['taken']>;

/** Who handles the conversation. */
export function TakenBadge({ taken: { name, own } }: { taken: Taken }) {
  const texts = useTexts(supportTexts);
  return <span className={styles.badge}>{own ? texts.mine : texts.takenBy(name)}</span>;
}

type Props = { id: string; from: string; taken: Taken | null };

/** Assigns a free conversation to oneself, or frees it again, also one that a colleague has taken. */
export function TakeButton({ id, from, taken }: Props) {
  const texts = useTexts(supportTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'supportActions'));
  return (
    <Button
      look="secondary"
      data-key="p"
      busy={busy !== undefined}
      aria-label={taken ? texts.giveBackOf(from) : texts.takeOf(from)}
      onClick={() =>
        void run({ mode: taken ? 'giveBack' : 'take', conversationId: id }, taken ? texts.givenBack : texts.taken)
      }
    >
      {taken ? texts.giveBack : texts.take}
    </Button>
  );
}
