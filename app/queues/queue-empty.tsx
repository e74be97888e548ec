import { useTexts } from '../i18n/texts.ts';
import { Duck } from '../ui/drawings/duck.tsx';
import { Net } from '../ui/drawings/net.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { queuesTexts } from './queues.texts.ts';

type Props = {
  /** The searched text; true when something else than a text was searched. */
  searched: string | boolean;
  /** Said when nothing waits. */
  nothing: string;
};

/** In the place of a queue without rows: nothing waits, or the search found nothing. */
export function QueueEmpty({ searched, nothing }: Props) {
  const { notFound } = useTexts(queuesTexts);
  return (
    <EmptyState
      drawing={searched ? <Net /> : <Duck />}
      title={typeof searched === 'string' && searched ? notFound(searched) : nothing}
    />
  );
}
