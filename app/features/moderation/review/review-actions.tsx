import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { moderationTexts } from '../moderation.texts.ts';
import { queueTexts } from '../queue.texts.ts';

type Props = {
  profile: QueuedProfile;
  name: string;
  /** Takes the row out of the list before the answer is there, or puts it back. */
  leave: (id: string, gone: boolean) => void;
  disable: () => void;
};

/** The buttons above the shown profile; their keys work from the list. */
export function ReviewActions({ profile: { id, acts, lastUpdate }, name, leave, disable }: Props) {
  const texts = useTexts(queueTexts);
  const { acts: said } = useTexts(moderationTexts);
  const { run } = useCommand(pathTo(useLocale(), 'moderation', { developerId: id }));
  const review = async () => {
    leave(id, true);
    // The list is loaded again by then: the row is not in it, or it comes back after a failure.
    await run({ mode: 'review', seen: lastUpdate }, said.reviewed);
    leave(id, false);
  };
  return (
    <>
      {acts.includes('review') && (
        <Button
          data-key="v"
          aria-label={texts.reviewOf(name)}
          // The second press of a double click would validate the next profile, which has not been read yet.
          onClick={({ detail }) => detail < 2 && void review()}
        >
          {texts.review}
        </Button>
      )}
      {acts.includes('disable') && (
        <Button look="danger" data-key="d" aria-label={texts.disableOf(name)} onClick={disable}>
          {texts.disable}
        </Button>
      )}
    </>
  );
}
