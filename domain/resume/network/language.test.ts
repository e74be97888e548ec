import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of an export', () => {
  it('is French with the French contact header', () => {
    expect(detectLanguage({ side: ['Coordonnées', 'Languages'], main: ['Formation'] })).toBe('fr');
    expect(detectLanguage({ side: ['Coordonnées'.normalize('NFD')], main: [] }, 'en-US')).toBe('fr');
  });

  it('is English with the education or the Top Skills header', () => {
    expect(detectLanguage({ side: ['Contact'], main: ['Education'] })).toBe('en');
    expect(detectLanguage({ side: ['Contact', 'Top Skills'], main: [] }, 'de')).toBe('en');
  });

  it('is unknown otherwise, even with English words in the rest', () => {
    expect(detectLanguage({ side: ['Contactar', 'Languages'], main: ['Educación'] }, 'es')).toBeUndefined();
    expect(detectLanguage({ side: ['Контактная информация', 'Languages'], main: [] }, 'ru')).toBeUndefined();
    expect(detectLanguage({ side: [], main: [] }, 'en')).toBeUndefined();
  });

  it('is the declared one for a profile without school and skills', () => {
    expect(detectLanguage({ side: ['Contact'], main: ['Experience'] }, 'en')).toBe('en');
    expect(detectLanguage({ side: ['Contact'], main: ['Experience'] })).toBeUndefined();
  });

  it('is not English when a file in a third language has one English header', () => {
    expect(detectLanguage({ side: ['Контактная информация'], main: ['Education'] }, 'ru')).toBeUndefined();
  });
});
