import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of an export', () => {
  it('is French if the French contact header is present', () => {
    expect(detectLanguage({ side: ['Coordonnées', 'Languages'], main: ['Formation'] })).toBe('fr');
    expect(detectLanguage({ side: ['Coordonnées'.normalize('NFD')], main: [] }, 'en-US')).toBe('fr');
  });

  it('is English if the education or the Top Skills header is present', () => {
    expect(detectLanguage({ side: ['Contact'], main: ['Education'] })).toBe('en');
    expect(detectLanguage({ side: ['Contact', 'Top Skills'], main: [] }, 'de')).toBe('en');
  });

  it('is otherwise unknown, however English the rest may be', () => {
    expect(detectLanguage({ side: ['Contactar', 'Languages'], main: ['Educación'] }, 'es')).toBeUndefined();
    expect(detectLanguage({ side: ['Контактная информация', 'Languages'], main: [] }, 'ru')).toBeUndefined();
    expect(detectLanguage({ side: [], main: [] }, 'en')).toBeUndefined();
  });

  it('is what the file declares, for a profile without school and skills', () => {
    expect(detectLanguage({ side: ['Contact'], main: ['Experience'] }, 'en')).toBe('en');
    expect(detectLanguage({ side: ['Contact'], main: ['Experience'] })).toBeUndefined();
  });

  it('is not English because a file in a third language has borrowed one header', () => {
    expect(detectLanguage({ side: ['Контактная информация'], main: ['Education'] }, 'ru')).toBeUndefined();
  });
});
