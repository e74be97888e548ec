import type { Move } from '../../../../domain/contact/pipeline/move.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { BoardColumn } from './board-columns.ts';
import styles from './move-dialog.module.css';
import { pipelineTexts } from './pipeline.texts.ts';

type Props = {
  name: string;
  targets: readonly { column: BoardColumn; move: Move }[];
  labelOf: (column: BoardColumn) => string;
  choose: (column: BoardColumn) => void;
  close: () => void;
};

/** The columns to which a candidate can be moved: the same as dragging, with a keyboard or a finger. */
export default function MoveDialog({ name, targets, labelOf, choose, close }: Props) {
  const texts = useTexts(pipelineTexts);
  return (
    <Dialog title={texts.move(name)} closeLabel={texts.close} close={close}>
      {targets.length === 0 ? <p>{texts.nowhere}</p> : <p>{texts.where}</p>}
      <ul className={styles.targets}>
        {targets.map(({ column, move }) => (
          <li key={column.key}>
            <button type="button" data-state={column.state} onClick={() => choose(column)}>
              <span className={styles.label}>{labelOf(column)}</span>
              {move !== 'stage' && <span className={styles.hint}>{texts.hints[move]}</span>}
              <Icon name="right" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
