import { useId } from 'react';
import { documentsTexts } from '../../../documents/documents.texts.ts';
import { fileSize } from '../../../documents/file-size.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './files.module.css';
import { filesTexts } from './files.texts.ts';
import type { ChosenFile, MessageFiles } from './use-message-files.ts';

/** Failures of the way, not of the file: the same file can be sent again. */
const passing = ['network', 'busy', 'tooSlow', 'tooMany', 'signIn'];

/** The files that will go out with the message, each with its progress or the reason of its refusal. */
export function ChosenFiles({ chosen }: { chosen: MessageFiles }) {
  const texts = useTexts(filesTexts);
  const { files, tooMany } = chosen;
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.chosen}>
          {files.map((one) => (
            <Chosen key={one.key} one={one} chosen={chosen} />
          ))}
        </ul>
      )}
      <p role="status" className={tooMany ? styles.error : styles.silent}>
        {tooMany && texts.tooMany}
      </p>
    </>
  );
}

function Chosen({ one, chosen }: { one: ChosenFile; chosen: MessageFiles }) {
  const locale = useLocale();
  const id = useId();
  const texts = useTexts(filesTexts);
  const { errors, ...units } = useTexts(documentsTexts);
  const { file, part, error, stored } = one;
  const name = stored?.name ?? file.name;
  return (
    <li data-failed={error ? true : undefined}>
      <Icon name="document" size={20} />
      <div className={styles.about}>
        <span className={styles.name} id={id}>
          {name}
        </span>
        {error ? (
          <span role="alert" className={styles.error}>
            {{ ...errors, ...texts.errors }[error]}{' '}
            {passing.includes(error) && (
              <button type="button" className={styles.retry} onClick={() => chosen.retry(one)}>
                {texts.retry}
              </button>
            )}
          </span>
        ) : stored ? (
          <span className={styles.detail}>{fileSize(stored.bytes, locale, units)}</span>
        ) : (
          <progress aria-label={texts.sending(name)} value={part < 1 ? part : undefined} />
        )}
      </div>
      <IconButton icon="close" label={texts.remove(name)} onClick={() => chosen.remove(one.key)} />
    </li>
  );
}

/** The button that chooses files. */
export function AttachButton({ chosen }: { chosen: MessageFiles }) {
  const texts = useTexts(filesTexts);
  return (
    <label className={styles.attach} title={texts.rules}>
      <input
        type="file"
        accept="application/pdf,.pdf"
        multiple
        className={styles.input}
        aria-label={`${texts.attach} (${texts.rules})`}
        onChange={({ currentTarget }) => {
          chosen.add(currentTarget.files);
          // Emptied, because the browser reports no change when the same corrected file is chosen again.
          currentTarget.value = '';
        }}
      />
      <Icon name="paperclip" size={18} />
      <span className={styles.word}>{texts.attach}</span>
    </label>
  );
}
