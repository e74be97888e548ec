import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MoveCommand, MoveOutcome } from '../../../../domain/contact/pipeline/move-command.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { pipelineTexts } from './pipeline.texts.ts';

export type Person = { developerId: string; name: string; stageId: string | null };
type Place = { id: string; label: string };

/** Moves people to a stage. `stageOf` says where they are meanwhile: they are shown there before the server has answered. */
export function useMoves() {
  const address = pathTo(useLocale(), 'candidateMoves');
  const texts = useTexts(pipelineTexts);
  const { failures } = useTexts(formDialogTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const fail = useFailureToast();
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map());

  const tell = ({ moved, refused }: MoveOutcome, people: readonly Person[], to: Place) => {
    const [first] = refused;
    const name = (id: string | undefined) => people.find(({ developerId }) => developerId === id)?.name ?? '';
    if (people.length === 1) {
      toast(first ? texts.refused[first.reason](name(first.developerId)) : texts.moved(name(moved[0]), to.label));
      return;
    }
    if (moved.length > 0) toast(texts.movedMany(moved.length, to.label));
    if (first) toast(texts.notMoved(refused.length));
  };

  /** undefined when nothing is known of what became of it. */
  const move = async (people: readonly Person[], to: Place): Promise<MoveOutcome | undefined> => {
    const ids = people.map(({ developerId }) => developerId);
    setMoving((now) => new Map([...now, ...ids.map((id) => [id, to.id] as const)]));
    const moved: MoveCommand['moved'] = people.map(({ developerId, stageId }) => ({ developerId, from: stageId }));
    const answer = await sendCommand(address, { stageId: to.id, moved });
    if (!isSignedOut(answer)) await revalidate();
    setMoving((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
    if ('failed' in answer) fail(answer, failures[answer.failed]);
    else if (!('done' in answer)) toast(failures.fault);
    else {
      tell(answer, people, to);
      return answer;
    }
    return undefined;
  };
  return { move, stageOf: ({ developerId, stageId }: Person) => moving.get(developerId) ?? stageId };
}
