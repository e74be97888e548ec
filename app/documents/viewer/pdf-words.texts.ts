import type { Locale } from '../../../domain/viewer.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { defineTexts } from '../../i18n/texts.ts';

type Words = { text?: string; label?: string; title?: string; content?: string };

/** The texts that the PDF library shows on a page, by the library's own keys. */
export const pdfWords = defineTexts<Record<string, (values: Record<string, unknown>) => Words>>(
  {
    'pdfjs-page-landmark': ({ page }) => ({ label: `Page ${page}` }),
    'pdfjs-free-text2': () => ({ label: 'Texte ajouté', content: 'Écrivez ici…' }),
    'pdfjs-editor-ink-editor': () => ({ label: 'Dessin ajouté' }),
    'pdfjs-editor-freetext-added-alert': () => ({ text: 'Texte ajouté' }),
    'pdfjs-editor-ink-added-alert': () => ({ text: 'Dessin ajouté' }),
    'pdfjs-editor-remove-freetext-button': () => ({ label: 'Supprimer ce texte', title: 'Supprimer ce texte' }),
    'pdfjs-editor-remove-ink-button': () => ({ label: 'Supprimer ce dessin', title: 'Supprimer ce dessin' }),
    'pdfjs-editor-color-picker-free-text-input': () => ({ label: 'Couleur du texte', title: 'Couleur du texte' }),
    'pdfjs-editor-color-picker-ink-input': () => ({ label: 'Couleur du dessin', title: 'Couleur du dessin' }),
    'pdfjs-editor-resizer-top-left': () => ({ label: 'Redimensionner depuis le coin supérieur gauche' }),
    'pdfjs-editor-resizer-top-middle': () => ({ label: 'Redimensionner depuis le haut' }),
    'pdfjs-editor-resizer-top-right': () => ({ label: 'Redimensionner depuis le coin supérieur droit' }),
    'pdfjs-editor-resizer-middle-right': () => ({ label: 'Redimensionner depuis la droite' }),
    'pdfjs-editor-resizer-bottom-right': () => ({ label: 'Redimensionner depuis le coin inférieur droit' }),
    'pdfjs-editor-resizer-bottom-middle': () => ({ label: 'Redimensionner depuis le bas' }),
    'pdfjs-editor-resizer-bottom-left': () => ({ label: 'Redimensionner depuis le coin inférieur gauche' }),
    'pdfjs-editor-resizer-middle-left': () => ({ label: 'Redimensionner depuis la gauche' }),
    'pdfjs-text-annotation-type': () => ({ label: 'Note' }),
    'pdfjs-annotation-date-time-string': ({ dateObj }) => ({ text: moment('fr', dateObj) }),
  },
  {
    'pdfjs-page-landmark': ({ page }) => ({ label: `Page ${page}` }),
    'pdfjs-free-text2': () => ({ label: 'Added text', content: 'Write here…' }),
    'pdfjs-editor-ink-editor': () => ({ label: 'Added drawing' }),
    'pdfjs-editor-freetext-added-alert': () => ({ text: 'Text added' }),
    'pdfjs-editor-ink-added-alert': () => ({ text: 'Drawing added' }),
    'pdfjs-editor-remove-freetext-button': () => ({ label: 'Delete this text', title: 'Delete this text' }),
    'pdfjs-editor-remove-ink-button': () => ({ label: 'Delete this drawing', title: 'Delete this drawing' }),
    'pdfjs-editor-color-picker-free-text-input': () => ({ label: 'Text colour', title: 'Text colour' }),
    'pdfjs-editor-color-picker-ink-input': () => ({ label: 'Drawing colour', title: 'Drawing colour' }),
    'pdfjs-editor-resizer-top-left': () => ({ label: 'Resize from the top-left corner' }),
    'pdfjs-editor-resizer-top-middle': () => ({ label: 'Resize from the top' }),
    'pdfjs-editor-resizer-top-right': () => ({ label: 'Resize from the top-right corner' }),
    'pdfjs-editor-resizer-middle-right': () => ({ label: 'Resize from the right' }),
    'pdfjs-editor-resizer-bottom-right': () => ({ label: 'Resize from the bottom-right corner' }),
    'pdfjs-editor-resizer-bottom-middle': () => ({ label: 'Resize from the bottom' }),
    'pdfjs-editor-resizer-bottom-left': () => ({ label: 'Resize from the bottom-left corner' }),
    'pdfjs-editor-resizer-middle-left': () => ({ label: 'Resize from the left' }),
    'pdfjs-text-annotation-type': () => ({ label: 'Note' }),
    'pdfjs-annotation-date-time-string': ({ dateObj }) => ({ text: moment('en', dateObj) }),
  },
);

function moment(locale: Locale, milliseconds: unknown): string {
  return typeof milliseconds === 'number' ? dayAndTime(locale, new Date(milliseconds)) : '';
}
