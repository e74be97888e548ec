import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { OpenDocument, Reading } from './open-document.ts';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';

type Props = { opened: OpenDocument; found: Reading['found']; close: () => void };

/** Searches while the user types; Enter shows the next result, Shift+Enter the previous one. */
export function ViewerSearch({ opened, found, close }: Props) {
  const texts = useTexts(viewerTexts);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => opened.find('');
  }, [opened]);
  const step = (way: 'next' | 'previous') => text && opened.find(text, way);
  return (
    <search className={styles.search}>
      <input
        ref={field}
        type="search"
        aria-label={texts.searchField}
        placeholder={texts.searchField}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          opened.find(value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && step(event.shiftKey ? 'previous' : 'next')}
      />
      <p role="status" className={styles.matches}>
        {text && found?.over ? texts.matches(found.current, found.total) : ''}
      </p>
      <IconButton
        icon="up"
        label={texts.previousMatch}
        aria-disabled={!found?.total || undefined}
        onClick={() => step('previous')}
      />
      <IconButton
        icon="down"
        label={texts.nextMatch}
        aria-disabled={!found?.total || undefined}
        onClick={() => step('next')}
      />
      <IconButton icon="close" label={texts.searchClose} onClick={close} />
    </search>
  );
}
