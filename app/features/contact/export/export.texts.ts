import { defineTexts } from '../../../i18n/texts.ts';

/** The file of candidates for a spreadsheet. */
export const exportTexts = defineTexts(
  {
    export: 'Exporter',
    hint: 'Fichier CSV des personnes affichées par les filtres',
    file: 'candidatures',
    columns: {
      name: 'Nom',
      profession: 'Métier',
      state: 'État',
      stage: 'Étape',
      job: 'Offre',
      owner: 'Responsable',
      tags: 'Étiquettes',
      since: 'Depuis le',
      lastActivity: 'Dernière activité',
      link: 'Lien',
    },
  },
  {
    export: 'Export',
    hint: 'CSV file of the people that the filters show',
    file: 'candidates',
    columns: {
      name: 'Name',
      profession: 'Profession',
      state: 'State',
      stage: 'Stage',
      job: 'Job',
      owner: 'In charge',
      tags: 'Tags',
      since: 'Since',
      lastActivity: 'Last activity',
      link: 'Link',
    },
  },
);
