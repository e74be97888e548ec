import type { Path } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { deleteCommentTexts } from './delete-comment.texts.ts';

type Props = { address: Path<'questionFeedback'>; commentId: string; when: string };

export default function DeleteComment({ address, commentId, when }: Props) {
  const texts = useTexts(deleteCommentTexts);
  const { run, busy } = useCommand(address);
  return (
    <TwoStepButton
      question={texts.deleteQuestion}
      confirm={texts.delete}
      cancel={texts.cancel}
      label={texts.deleteOf(when)}
      busy={Boolean(busy)}
      onConfirm={() => void run({ mode: 'deleteComment', commentId }, texts.deleted)}
    >
      {texts.delete}
    </TwoStepButton>
  );
}
