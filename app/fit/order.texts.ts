import { defineTexts } from '../i18n/texts.ts';

/** The words about the order of a list. */
export type OrderWords = {
  choose: string;
  orders: { fit: string; date: string };
  why: string;
  /** Before the shares of the points, and after them. */
  fit: readonly string[];
  also: readonly string[];
  date: readonly string[];
  /** How to get the order by fit, where there is only one order. */
  need: readonly string[];
};

export const orderTexts = defineTexts<{ people: OrderWords; applicants: OrderWords; offers: OrderWords }>(
  {
    people: {
      choose: 'Ordre de la liste',
      orders: { fit: 'Par adéquation', date: 'Par date' },
      why: 'Pourquoi cet ordre ?',
      fit: [
        'Chaque profil reçoit des points pour ce que votre recherche demande. Voici combien compte chaque critère :',
      ],
      also: [
        'À points égaux, les profils que notre équipe met en avant viennent d’abord, puis les derniers mis à jour.',
        'Le nom, la photo, le genre, l’âge, les études et la santé ne comptent jamais.',
      ],
      date: [
        'Les profils que notre équipe met en avant viennent d’abord, puis les derniers mis à jour. Cette mise en avant ne s’achète pas.',
      ],
      need: ['Dites ce que vous cherchez (technologie, métier, lieu…) pour classer les profils par adéquation.'],
    },
    applicants: {
      choose: 'Ordre des candidatures',
      orders: { fit: 'Par adéquation', date: 'Par date' },
      why: 'Pourquoi cet ordre ?',
      fit: ['Chaque profil reçoit des points pour ce que votre offre demande. Voici combien compte chaque critère :'],
      also: [
        'À points égaux, les profils que notre équipe met en avant viennent d’abord, puis les derniers mis à jour. Un profil trop court pour vous être montré vient à la fin, sans points.',
        'Le nom, la photo, le genre, l’âge, les études et la santé ne comptent jamais.',
      ],
      date: ['Les dernières candidatures viennent d’abord.'],
      need: [],
    },
    offers: {
      choose: 'Ordre des offres',
      orders: { fit: 'Pour vous', date: 'Par date' },
      why: 'Pourquoi cet ordre ?',
      fit: [
        'Les offres qui ne répondent pas à vos souhaits (contrat, villes, télétravail, salaire) ne sont pas dans cette liste ; avec des mots-clés ou des filtres, elles viennent à la fin.',
        'Celles dont vous avez toutes les technologies indispensables passent devant les autres ; celles qui n’ont aucune technologie en commun avec votre profil viennent en dernier.',
        'Ensuite, votre profil reçoit des points pour ce que chaque offre demande. Un critère que l’offre ne précise pas ne compte pas. Pour une offre qui précise tout, les points se répartissent ainsi :',
      ],
      also: [
        'À points égaux, la dernière publiée vient d’abord. Aucune entreprise ne paie pour passer devant.',
        'Le nom, la photo, le genre, l’âge, les études et la santé ne comptent jamais.',
      ],
      date: [],
      need: [],
    },
  },
  {
    people: {
      choose: 'List order',
      orders: { fit: 'By fit', date: 'By date' },
      why: 'Why this order?',
      fit: ['Each profile gets points for what your search asks for. Here is how much each criterion counts:'],
      also: [
        'When points are equal, profiles highlighted by our team come first, then the most recently updated.',
        'Name, picture, gender, age, education and health never count.',
      ],
      date: ['Profiles highlighted by our team come first, then the most recently updated. This cannot be bought.'],
      need: ['Say what you are looking for (technology, profession, place…) to order profiles by fit.'],
    },
    applicants: {
      choose: 'Application order',
      orders: { fit: 'By fit', date: 'By date' },
      why: 'Why this order?',
      fit: ['Each profile gets points for what your job asks for. Here is how much each criterion counts:'],
      also: [
        'When points are equal, profiles highlighted by our team come first, then the most recently updated. A profile too short to be shown to you comes last, without points.',
        'Name, picture, gender, age, education and health never count.',
      ],
      date: ['The latest applications come first.'],
      need: [],
    },
    offers: {
      choose: 'Job order',
      orders: { fit: 'For you', date: 'By date' },
      why: 'Why this order?',
      fit: [
        'Jobs that do not match your preferences (contract, cities, remote work, salary) are not in this list; with keywords or filters, they come at the end.',
        'Those for which you have all the required technologies come before the others; those that have no technology in common with your profile come last.',
        'Then your profile gets points for what each job asks for. A criterion that a job does not specify does not count. For a job that specifies everything, the points are divided like this:',
      ],
      also: [
        'When points are equal, the most recently published job comes first. No company pays to come first.',
        'Name, picture, gender, age, education and health never count.',
      ],
      date: [],
      need: [],
    },
  },
);
