import { describe, expect, it } from 'vitest';
import { withDe, withQue } from './elision.ts';

describe('French « de » and « que » before a name', () => {
  it.each([
    ['Colibox', 'de Colibox', 'que Colibox'],
    ['Atelier Nord', 'd’Atelier Nord', 'qu’Atelier Nord'],
    ['Écureuil habile', 'd’Écureuil habile', 'qu’Écureuil habile'],
    ['Orgelet Santé', 'd’Orgelet Santé', 'qu’Orgelet Santé'],
    ['Œuvre', 'd’Œuvre', 'qu’Œuvre'],
    ['Hérisson sage', 'de Hérisson sage', 'que Hérisson sage'],
    ['Hibou vif', 'de Hibou vif', 'que Hibou vif'],
    ['Hirondelle vive', 'd’Hirondelle vive', 'qu’Hirondelle vive'],
    ['Hélène', 'd’Hélène', 'qu’Hélène'],
    ['Ouistiti malin', 'de Ouistiti malin', 'que Ouistiti malin'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Yann', 'de Yann', 'que Yann'],
    ['« Atelier »', 'd’« Atelier »', 'qu’« Atelier »'],
    ['42', 'de 42', 'que 42'],
    ['', 'de ', 'que '],
  ])('"%s"', (name, afterDe, afterQue) => {
    expect(withDe(name)).toBe(afterDe);
    expect(withQue(name)).toBe(afterQue);
  });

  it('keeps the straight apostrophe of a fixed label', () =>
    expect(withDe('Atelier Nord', "'")).toBe("d'Atelier Nord"));
});
