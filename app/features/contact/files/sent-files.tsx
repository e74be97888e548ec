import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';
import { documentsTexts } from '../../../documents/documents.texts.ts';
import { fileSize } from '../../../documents/file-size.ts';
import { OpenPdf } from '../../../documents/open-pdf.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isOrdinary } from '../../../ui/ordinary-click.ts';
import styles from './files.module.css';
import { filesTexts } from './files.texts.ts';

type Props = { files: readonly MessageFile[]; addressOf: (handle: string) => string };

/** The files of a message: a click opens one over the page; without script, it is saved. */
export function SentFiles({ files, addressOf }: Props) {
  const locale = useLocale();
  const texts = useTexts(filesTexts);
  const units = useTexts(documentsTexts);
  if (files.length === 0) return null;
  return (
    <ul className={styles.sent} aria-label={texts.sent}>
      {files.map(({ handle, name: given, bytes }) => {
        const name = given ?? texts.unnamed;
        return (
          <li key={handle}>
            <OpenPdf address={addressOf(handle)} name={name}>
              {(open, busy) => (
                <a
                  href={addressOf(handle)}
                  download={name}
                  className={styles.file}
                  aria-busy={busy || undefined}
                  onClick={(event) => {
                    if (!isOrdinary(event.nativeEvent)) return;
                    event.preventDefault();
                    open();
                  }}
                >
                  <Icon name="document" size={20} />
                  <span className={styles.name}>
                    <span className={styles.unseen}>{texts.open} </span>
                    {name}
                  </span>
                  <span className={styles.detail}>{fileSize(bytes, locale, units)}</span>
                </a>
              )}
            </OpenPdf>
          </li>
        );
      })}
    </ul>
  );
}
