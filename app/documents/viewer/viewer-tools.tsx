import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Tool } from './open-document.ts';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';

type Props = {
  ready: boolean;
  tool: Tool;
  searching: boolean;
  saving: boolean;
  use: (tool: Tool, byKeyboard: boolean) => void;
  toggleSearch: () => void;
  save: () => void;
  close: () => void;
};

export function ViewerTools({ ready, tool, searching, saving, use, toggleSearch, save, close }: Props) {
  const texts = useTexts(viewerTexts);
  // A click without a mouse or touch comes from the keyboard.
  const press = (wanted: Tool) => (event: MouseEvent) => use(tool === wanted ? 'none' : wanted, event.detail === 0);
  return (
    <fieldset className={styles.tools} aria-label={texts.tools}>
      <IconButton
        icon="search"
        label={texts.search}
        aria-disabled={!ready || undefined}
        aria-expanded={searching}
        onClick={() => ready && toggleSearch()}
      />
      <IconButton
        icon="text"
        label={texts.text}
        aria-disabled={!ready || undefined}
        aria-pressed={tool === 'text'}
        onClick={press('text')}
      />
      <IconButton
        icon="brush"
        label={texts.ink}
        aria-disabled={!ready || undefined}
        aria-pressed={tool === 'ink'}
        onClick={press('ink')}
      />
      <button
        type="button"
        className={styles.save}
        aria-label={texts.save}
        aria-disabled={!ready || saving || undefined}
        onClick={() => ready && !saving && save()}
      >
        <Icon name="download" />
        <span>{texts.save}</span>
      </button>
      <IconButton icon="close" label={texts.close} onClick={close} />
    </fieldset>
  );
}
