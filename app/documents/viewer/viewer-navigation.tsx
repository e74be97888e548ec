import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Fit, OpenDocument, Reading } from './open-document.ts';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

type Props = { opened: OpenDocument | undefined; reading: Reading };

/** The current page and the zoom. */
export function ViewerNavigation({ opened, reading: { page, pages, zoom, fit } }: Props) {
  const texts = useTexts(viewerTexts);
  const ready = opened !== undefined;
  const known = sizes.find((size) => Math.abs(size - zoom) < 0.005);
  const chosen = fit ?? known ?? 'other';
  return (
    <fieldset className={styles.navigation} aria-label={texts.navigation}>
      <IconButton
        icon="left"
        label={texts.previousPage}
        aria-disabled={page <= 1 || undefined}
        onClick={() => opened?.goTo(page - 1)}
      />
      <span className={styles.page}>
        <input
          // The key resets the field when the page changes; the text being typed stays otherwise.
          key={page}
          aria-label={texts.page}
          inputMode="numeric"
          defaultValue={page}
          disabled={!ready}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => event.key === 'Enter' && turnTo(event.currentTarget)}
          onBlur={(event) => turnTo(event.currentTarget)}
        />
        <span>{ready ? texts.of(pages) : ''}</span>
      </span>
      <IconButton
        icon="right"
        label={texts.nextPage}
        aria-disabled={page >= pages || undefined}
        onClick={() => opened?.goTo(page + 1)}
      />
      <span className={styles.divider} />
      <IconButton
        icon="minus"
        label={texts.zoomOut}
        aria-disabled={!ready || undefined}
        onClick={() => opened?.zoomOut()}
      />
      <select
        className={styles.zoom}
        aria-label={texts.zoom}
        disabled={!ready}
        value={chosen}
        onChange={({ currentTarget: { value } }) => opened?.zoomTo(isFit(value) ? value : Number(value))}
      >
        {chosen === 'other' && (
          <option value="other" hidden>
            {texts.percent(zoom)}
          </option>
        )}
        <option value="width">{texts.fitWidth}</option>
        <option value="page">{texts.fitPage}</option>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {texts.percent(size)}
          </option>
        ))}
      </select>
      <IconButton
        icon="plus"
        label={texts.zoomIn}
        aria-disabled={!ready || undefined}
        onClick={() => opened?.zoomIn()}
      />
    </fieldset>
  );

  function turnTo(field: HTMLInputElement): void {
    const wanted = Number(field.value);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages && wanted !== page) opened?.goTo(wanted);
    else field.value = String(page);
  }
}

function isFit(value: string): value is Fit {
  return value === 'width' || value === 'page';
}
