/** Names that go together, with the language often spoken at home besides French. */
export interface NameGroup {
  weight: number;
  /** Weight among those who write in English. */
  englishWeight: number;
  homeLanguage: string | null;
  feminine: readonly string[];
  masculine: readonly string[];
  family: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const nameGroups: readonly NameGroup[] = [
  {
    weight: 58,
    englishWeight: 24,
    homeLanguage: null,
    feminine: words(`Camille, Léa, Manon, Chloé, Émilie, Aurélie, Céline, Hélène, Juliette, Margaux, Pauline, Solène,
      Élodie, Anaïs, Clémence, Mathilde, Justine, Inès, Agathe, Romane, Delphine, Sandrine, Maëlle, Coline, Jeanne,
      Noémie, Éloïse, Capucine, Fanny, Marion, Lucie, Amandine, Sophie, Garance, Violette`),
    masculine:
      words(`Hugo, Lucas, Théo, Antoine, Julien, Nicolas, Maxime, Guillaume, Baptiste, Clément, Florian, Romain,
      Quentin, Mathieu, Adrien, Valentin, Étienne, Benoît, Thibault, Simon, Rémi, Loïc, Vincent, Arnaud, Gaël, Corentin,
      Tristan, Bastien, Cédric, Olivier, Jérémy, Sylvain, Augustin, Yann, Marius`),
    family: words(`Roux, Lefèvre, Garnier, Chevalier, Marchand, Perrin, Gauthier, Lemoine, Besson, Caron, Delmas, Fabre,
      Guérin, Lacroix, Mallet, Noël, Pasquier, Renard, Tessier, Vasseur, Aubry, Bourdon, Collin, Dumas, Ferrand, Gilles,
      Jacquet, Lambert, Meunier, Picard, Rivière, Seguin, Vidal, Barbier, Charpentier, Le Gall, Le Goff, Kerbrat, Tanguy,
      Morvan, Delorme, Blondel, Carpentier, Hamon, Poulain, Leroux, Bertin, Cordier, Weiss, Muller, Schmitt, Etcheverry,
      Casanova, Santini, Rouvière, Vialard, Maillard, Courtois, Leclercq, Boulanger, Prévost, Joubert, Lagarde, Monnier`),
  },
  {
    weight: 9,
    englishWeight: 4,
    homeLanguage: 'ar',
    feminine: words('Yasmine, Nadia, Samira, Leïla, Amel, Sofia, Salma, Hanane, Imane, Rim'),
    masculine: words('Mehdi, Karim, Yanis, Sami, Bilal, Rayan, Nabil, Amine, Walid, Ismaël'),
    family: words(`Benali, Haddad, Bouzid, Cherif, Mansouri, Belkacem, Ziani, Rahmani, Tazi, El Idrissi, Hamdi, Khelifi,
      Saïdi, Bensalem, Lahlou`),
  },
  {
    weight: 5,
    englishWeight: 4,
    homeLanguage: 'wo',
    feminine: words('Awa, Aminata, Fatou, Mariama, Aïssatou, Khady, Adja, Ndeye'),
    masculine: words('Mamadou, Ousmane, Ibrahima, Cheikh, Abdoulaye, Moussa, Malick, Seydou'),
    family: words('Diallo, Ndiaye, Traoré, Fall, Sow, Diop, Sarr, Camara, Keïta, Gueye, Mbaye, Faye'),
  },
  {
    weight: 4,
    englishWeight: 4,
    homeLanguage: 'pt',
    feminine: words('Inês, Beatriz, Catarina, Mariana, Filipa, Rita'),
    masculine: words('Tiago, Rui, Diogo, Nuno, Bruno, João'),
    family: words('Ferreira, Carvalho, Pereira, Teixeira, Moreira, Barbosa, Nunes, Fonseca, Azevedo, Monteiro'),
  },
  {
    weight: 3,
    englishWeight: 6,
    homeLanguage: 'es',
    feminine: words('Lucía, Paula, Elena, Marta, Carmen, Nuria'),
    masculine: words('Álvaro, Javier, Diego, Pablo, Sergio, Andrés'),
    family: words('García, Navarro, Ortega, Castillo, Iglesias, Molina, Herrera, Campos, Vega, Serrano'),
  },
  {
    weight: 3,
    englishWeight: 5,
    homeLanguage: 'it',
    feminine: words('Giulia, Chiara, Francesca, Elisa, Martina'),
    masculine: words('Lorenzo, Matteo, Davide, Gabriele, Fabio'),
    family: words('Moretti, Galli, Conti, Ferraro, Marchetti, Rinaldi, Bellini, Caruso, Fontana'),
  },
  {
    weight: 4,
    englishWeight: 4,
    homeLanguage: 'vi',
    feminine: words('Linh, Mai, Thuy, Lan, Ngoc, Hoa'),
    masculine: words('Minh, Tuan, Quang, Huy, Duc, Bao'),
    family: words('Nguyen, Tran, Pham, Vo, Dang, Bui, Hoang, Duong'),
  },
  {
    weight: 3,
    englishWeight: 6,
    homeLanguage: 'zh',
    feminine: words('Mei, Xin, Yan, Jing, Lin, Hui'),
    masculine: words('Wei, Jun, Hao, Ming, Lei, Bo'),
    family: words('Chen, Zhang, Wang, Liu, Zhao, Huang, Zhou, Wu'),
  },
  {
    weight: 3,
    englishWeight: 8,
    homeLanguage: 'pl',
    feminine: words('Zofia, Kasia, Agnieszka, Magda, Ewa'),
    masculine: words('Tomasz, Piotr, Jakub, Marek, Michał'),
    family: words('Nowak, Kowalski, Wójcik, Kamiński, Lewandowski, Zieliński, Mazur, Wrona'),
  },
  {
    weight: 2,
    englishWeight: 10,
    homeLanguage: 'hi',
    feminine: words('Priya, Ananya, Kavya, Divya, Meera, Nisha'),
    masculine: words('Arjun, Rohan, Vikram, Aditya, Karthik, Sanjay'),
    family: words('Sharma, Iyer, Reddy, Mehta, Kapoor, Nair, Desai, Banerjee, Rao'),
  },
  {
    weight: 2,
    englishWeight: 14,
    homeLanguage: 'en',
    feminine: words('Emily, Hannah, Grace, Olivia, Rachel, Fiona, Abigail, Zoe'),
    masculine: words('Oliver, Daniel, Thomas, Connor, Ethan, Callum, Ryan, Patrick'),
    family: words(
      'Bennett, Walsh, Harper, Doyle, Whitaker, Fletcher, Ashdown, Murray, Hughes, Lockwood, Quinn, Sinclair',
    ),
  },
  {
    weight: 2,
    englishWeight: 8,
    homeLanguage: 'de',
    feminine: words('Anneke, Katharina, Lena, Greta, Johanna'),
    masculine: words('Lukas, Jonas, Felix, Sebastian, Till'),
    family: words('Fischer, Brandt, Vogel, Lindner, Krause, Hoffmann, Seidel, Winkler'),
  },
  {
    weight: 2,
    englishWeight: 3,
    homeLanguage: 'tr',
    feminine: words('Elif, Zeynep, Defne, Selin'),
    masculine: words('Emre, Kerem, Cem, Baris'),
    family: words('Yilmaz, Kaya, Demir, Aydin, Arslan, Koç'),
  },
];
