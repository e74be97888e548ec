import { lazy, Suspense, useState } from 'react';
import { emptyReply } from '../../../../domain/contact/dialogs/reply-draft.ts';
import type { Asked, BoardMoves } from './use-board-moves.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const ActDialog = lazy(() => import('./act-dialog.tsx'));
const ReplyDialog = lazy(() => import('../reply/reply-dialog.tsx'));

/** What a move asks before it happens. */
export function BoardDialogs({ moves }: { moves: BoardMoves }) {
  const { asked } = moves;
  return <Suspense>{asked && <Question key={asked.candidate.developerId} asked={asked} moves={moves} />}</Suspense>;
}

function Question({ asked, moves }: { asked: Asked; moves: BoardMoves }) {
  const [draft, setDraft] = useState(emptyReply);
  const { candidate } = asked;
  const { name } = moves.personOf(candidate);
  const close = () => moves.ask(undefined);
  if (asked.kind === 'where')
    return (
      <MoveDialog
        name={name}
        targets={moves.targetsOf(candidate)}
        labelOf={moves.labelOf}
        choose={(column) => {
          close();
          moves.moveInto(candidate, column);
        }}
        close={close}
      />
    );
  if (asked.kind === 'act')
    return <ActDialog act={asked.act} introductionId={asked.introductionId} name={name} close={close} />;
  return (
    <ReplyDialog
      developerId={candidate.developerId}
      developerName={name}
      {...(asked.kind === 'decline' && { mode: 'decline' })}
      draft={draft}
      setDraft={setDraft}
      close={close}
      accepted={() => moves.answered(asked.to, candidate)}
    />
  );
}
