/**
 * Words that many people build a password from, in French and English, without accents: guessing programs try them
 * first. Alphabetical groups are kept only where they help to find a word; add a word when people use it in passwords.
 */
const groups = {
  /** Words about this product, its trade and passwords themselves: the context. */
  context: `vivier aquarium poisson plongeon recrutement recruteur recruteuse recruiter recruiting recrute candidat candidate
    candidature emploi metier offre entreprise company developpeur developpeuse developer develop dev devs cv cvtheque
    resume profil profile talent talents marketplace tech technologie technology carriere career salaire job jobs work
    boulot stage stagiaire freelance admin administrateur administrator administration root superuser user users
    utilisateur username login logon signin connexion connection compte account session acces access passe pass
    passw passwd password passwort parola parole motdepasse mdp passephrase passphrase secret secrets secure securite
    security default change changeme changer temp temporary temporaire test tests tester testing teste demo guest invite
    invited welcome bienvenue letmein letme enter open sesame opensesame master system systeme server serveur support
    service compta office bureau manager direction team equipe company staff code codes coder coding hacker hack hacked
    computer ordinateur laptop internet web website site webmaster online network reseau google facebook linkedin
    twitter github gitlab microsoft windows linux ubuntu debian android apple iphone samsung nokia sony amazon docker
    oracle mysql postgres javascript typescript python java php ruby golang react angular node nodejs symfony`,
  /** Words about love, family and feelings. */
  liking: `love lover loveyou iloveyou loveme amour amours amoureux amoureuse aime jetaime jeteaime moncoeur coeur coeurs
    heart hearts bisou bisous calin bebe baby babe babygirl babyboy honey sweet sweetie sweetheart cherie cheri chouchou
    doudou loulou loulou loulous nounours poupette poupee princesse princess prince king queen roi reine angel angels ange
    demon devil diable dieu god jesus christ jesuschrist allah maria church bless blessed heaven paradis paradise enfer
    hell faith hope dream dreams reve reves happy happiness bonheur joie smile sourire friend friends bestfriend ami amie
    amis amies copain copine family famille mother maman mama mommy mummy father papa daddy dad mum mom sister soeur
    brother frere bro frerot forever toujours always together ensemble kiss kisses sexy beautiful belle beau pretty
    handsome gorgeous girl girls boy boys fille garcon femme homme woman man lady cool super great best good perfect
    number one first only mine yours me you my your mon ma mes ton ta moi toi nous vous the and der die das del los las
    for ever life vie live living money argent dollar euro rich riche lucky chance magic magique star stars etoile`,
  nature: `soleil sunshine sun lune moon moonlight nuit night jour day ciel sky earth terre mer ocean sea plage beach
    montagne mountain riviere river foret forest arbre tree fleur fleurs flower flowers rose roses tulipe lavande
    orchidee jasmin violette marguerite papillon butterfly oiseau bird eagle aigle falcon hawk phoenix dragon dragons
    tiger tigre tigers lion lions lionne panther panthere leopard loup wolf wolves ours bear bears chat chaton chats
    cat cats kitty kitten kitten chien chiens dog dogs doggy puppy cheval horse horses poney pony licorne unicorn lapin
    rabbit bunny souris mouse monkey singe dauphin dolphin dolphins requin shark baleine whale tortue turtle serpent
    snake spider araignee mouton sheep vache cow canard duck poulet chicken cochon pig elephant girafe zebre panda koala
    renard fox hiver winter ete summer printemps spring automne autumn neige snow pluie rain orage storm thunder eclair
    lightning feu fire eau water vent wind glace ice diamond diamant gold golden silver argent platinum crystal pearl`,
  colours: `rouge red bleu blue vert green jaune yellow orange violet purple pink noir black blanc white gris grey gray
    brown marron turquoise indigo`,
  food: `chocolat chocolate chocolat vanille vanilla caramel fraise strawberry framboise cerise cherry banane banana pomme
    apple peche peach citron lemon ananas pineapple mangue pasteque watermelon raisin cookie cookies biscuit gateau cake
    cheesecake candy bonbon sucre sugar cafe coffee biere beer vin wine vodka whisky champagne fromage cheese pizza
    burger pasta nutella coca cola cocacola pepsi pepper ginger cinnamon butter pumpkin peanut coconut`,
  play: `foot football footballeur futbol soccer basket basketball baseball rugby tennis handball volley volleyball hockey
    golf golfer boxing boxe judo karate running runner skate skateboard snowboard surf surfing surfer natation swimming
    bike velo moto motocross racing formula ferrari porsche mercedes bmw audi toyota honda yamaha suzuki kawasaki ducati
    harley mustang camaro corvette peugeot renault citroen volkswagen golf ford chevrolet nissan liverpool arsenal
    chelsea manchester tottenham everton barcelona barca madrid realmadrid juventus inter milan bayern paris psg
    marseille lyon bordeaux nantes lille rennes lens stetienne toulouse monaco galatasaray fenerbahce besiktas yankees
    cowboys lakers steelers patriots redsox eagles packers raiders dallas chicago zidane ronaldo ronaldinho messi neymar
    mbappe griezmann beckham jordan kobe player players game games gamer gaming jeu jeux champion champions winner
    minecraft fortnite roblox pokemon pikachu zelda mario supermario sonic nintendo playstation xbox callofduty
    warcraft worldofwarcraft starcraft runescape halo final fantasy finalfantasy assassin creed counter strike sniper
    killer ninja samurai warrior soldier guerrier pirate pirates hunter ranger knight wizard magicien shadow ghost
    fantome phantom vampire zombie monster undertaker terminator matrix batman superman spiderman ironman hulk
    wolverine deadpool joker marvel avengers thanos starwars skywalker vader jedi yoda stargate startrek enterprise
    harrypotter potter hogwarts gandalf frodo hobbit naruto sasuke sakura goku vegeta dragonball dragonballz onepiece
    luffy anime manga otaku simpson simpsons bart homer snoopy mickey mickeymouse minnie donald disney tinkerbell
    cinderella barbie hellokitty kitty spongebob scooby scoobydoo garfield asterix obelix tintin`,
  music: `music musique guitar guitare piano drummer batterie rock rocknroll rockstar metal metallica nirvana slipknot
    linkinpark greenday blink182 eminem tupac rihanna beyonce shakira madonna justin bieber justinbieber onedirection
    mylene johnny hallyday beatles queen acdc ironmaiden pinkfloyd ledzeppelin radiohead coldplay muse daftpunk techno
    dance dancer danse danseuse singer chanteur hiphop rap rapper reggae bobmarley marley jazz blues`,
  places: `france francais francaise french paris lyon marseille bretagne breizh corse alsace normandie provence
    europe england english london manchester newcastle scotland ireland irish america american usa california florida
    texas newyork chicago washington boston hollywood canada quebec montreal australia sydney brasil brazil mexico
    espana spain italia italy roma deutschland germany berlin turkey istanbul maroc casablanca algerie tunisie portugal
    lisboa india pakistan china chine japan japon tokyo russia russie moscow africa afrique senegal`,
  time: `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april
    may june july august september october november december lundi mardi mercredi jeudi vendredi samedi dimanche monday
    tuesday wednesday thursday friday saturday sunday noel christmas anniversaire birthday vacances holiday holidays
    weekend today tomorrow demain millenium`,
  greetings: `bonjour bonsoir salut coucou hello hellohello hi hey holla hola ciao bye goodbye merci please sorry thanks
    whatever nothing rien something anything everything trustno trustnoone fuck fucker fuckyou fuckoff shit merde putain
    connard salope encule bitch pussy dick asshole motherfucker sexe porn blowjob cunt bastard idiot stupid crazy fou
    folle loser looser`,
  words: `abracadabra academy action adventure airborne airplane alpha apollo arrow artist astro atlantis avalanche avatar
    backup balance banana battle battlefield beach beast beauty believe beyond bigdaddy bigdog bigboy bigman blackberry
    blessing blink blood bomber bond bonjovi book books boss boston bottle bouncer box brain brave braveheart bread
    bridge bright broken brooklyn bubble bubbles buddy buffalo build builder bull bulldog business buster button cactus
    camera campus cannon captain capitaine carbon carpet cascade castle chateau century challenge change chaos chapter
    charge charger charm check cheese chicken child children choice cinema circle citizen city classic clever client
    clinton cloud clown club coach cobra coconut coffee college comet command commander concept control copper cosmic
    cosmos country courage cowboy cowgirl creative creator cricket crystal culture curious custom cyber dark darkness
    darkside data day dead death delta dental design designer desire destiny detective devil dexter digital dirty
    discover discovery doctor docteur domino door dottie double dream drive driver dude dynamic dynamo easy echo eclipse
    ecole school education einstein electric electro element elephant elite emerald emotion empire energy engine
    engineer ingenieur enigma escape eternal eternity event evil evolution excalibur excellent exodus experience
    explorer express extreme eyes falling fashion fatboy fighter finance firebird fireman fish fisher fishing flash
    flower flying focus forest formation fortune frog frozen fruit fun funny future futur galaxy gangster garage garden
    jardin garlic gateway gemini general genesis genius giant gladiator global goal gold goldfish goodluck grace grand
    grandma grandpa granite gravity guardian guitar hammer hanna happyday harmony haven health helicopter hercules hero
    heros heritage highlander history holiday home maison horizon hospital house hunter image imagine immortal impact
    impossible infinity infini information innocent inspire instant invisible island ile jackpot jaguar jasper jelly
    jewel journey jumper jungle junior justice karma kingdom knowledge labrador lamborghini laser legend legende lemon
    liberte liberty freedom library light lighthouse limited little logic london lonely lost lotus lucky machine maestro
    magnet magnum majesty marine market marvelous mastermind matrix maverick maximum medical medicine melody member
    memory mental mercury message meteor method midnight minuit million miracle mirror mission mobile modern moment
    mostwanted motor movie mountain murder museum mystery mystic nature navy nemesis nevermind newlife newyork nice
    nirvana noname nopassword nuclear oasis object odyssey olive olympic omega optimus optimist orchid original orion
    outlaw oxygen pacific palace pandora panic paper paradox parker party patience peace paix peanut pegasus penguin
    people pepper performance photo picture pilot pioneer planet plastic platinum play pocket poetry poison police
    police politics pool popcorn popular portal positive power powerful predator premium president pressure pride
    private process product professor program programme project projet prophet protect public puppet purple puzzle
    pyramid python quality quantum quest question racer radar radio rainbow arcenciel random raptor rascal raven reality
    rebel record redneck reggae renegade rescue respect revolution reward rhythm ridge ring river road roadrunner robot
    rocket rocky roger romance romantic rooster royal runner safari safety sailor sailing saturn savage scarface school
    science scorpion secure senior serenity serpent seven shelter sherlock shine shopping silence simple simply single
    skull skyline slayer slave smart smooth snowball snowflake society soleil solo solution sorcerer soul sound space
    spanky spartan special speed speedy spirit splash spring squirrel stargazer station stealth steel stella storm
    story strange stranger strategy street strength strike strong student etudiant studio success succes sugar sunday
    sunflower tournesol sunny sunrise sunset supernova supersonic supreme surprise survivor sword symphony target tattoo
    taxi teacher prof telephone television theking thebest theone thegreat therock thomas thunder tiffany time titan
    titanic toast tomato topgun torpedo tornado toronto total tower traffic training transformers travel voyage treasure
    tresor tribal trouble truck trust truth turbo twilight twister ultimate ultra umbrella underground union unique
    united unity universal universe university univers vacation valley vanilla vegas velvet venus victor victory
    victoire video viking village vintage violin virgin virus vision volcano voodoo voyager walker wanderer warlord
    warning water wealth weapon weather wedding western white widow wild wildcat window winner wisdom wonder wonderful
    wonderland world monde writer yellow yesterday young youth zenith zero zodiac zombie`,
  names: `adam adrien agathe alain albert alessandra alessandro alex alexandra alexandre alexander alexandria alexis alice
    alicia amanda amandine amelie amelia amy ana anais andre andrea andreas andrew angela angelina angelique anita anna
    anne annie annick anthony antoine antonio arnaud arthur ashley audrey aurelie austin axel baptiste barbara bastien
    beatrice benjamin benoit bernadette bernard bertrand bianca bill billy bob brandon brian brigitte britney bruno
    caitlin camila camille carine carla carlos carole caroline catherine cecile cedric celine chantal charles charlie
    charlotte chloe chris christelle christian christiane christina christine christophe christopher claire clara
    clarisse claude claudia claudine clement cindy corentin corinne cristian cristina cyril damien dan daniel daniela
    danielle david deborah delphine denis denise dennis diana didier diego dimitri dominic dominique dorothee dylan eddy
    edgar edith edouard edward elena elisa elisabeth elise elizabeth ella ellen elodie eloise emilie emily emma emmanuel
    enzo eric erica esteban estelle ethan etienne eva eve evelyne fabian fabien fabio fabrice fanny felix fernando
    flavie florence florent florian franck francis francisco francois francoise frank fred frederic gabriel gabrielle
    gael gaelle gary geoffrey george georges gerald gerard germain ghislaine gilbert gilles gregory guillaume gustavo guy
    hannah harold harry heather hector helen helene henri henry herve hugo ian ines ingrid irene isaac isabel isabella
    isabelle ivan jack jackson jacky jacob jacqueline jacques jake james jamie jasmine jason javier jean jeanne
    jeannine jeff jeffrey jennifer jenny jeremie jeremy jerome jesse jessica jessie jessy jimmy joan joanna jocelyne joe
    joel john johnson jonathan jordan jorge jose josephine joseph joshua josiane juan jules julia julian julie julien
    juliette justin justine karen karim karine kate katherine kathleen katia katie kelly kenneth kenny kevin kim kimberly
    kylie laetitia lara laura laure laurence laurent laurie lauren lea leila lena leo leon leonard leonardo leslie lilian
    lily lina linda lindsay lisa logan loic louis louise luc luca lucas lucie lucy ludovic luis luke lydia mael maeva
    magali manon manuel marc marcel marco margaret margaux marguerite maria marianne marie marielle marilyn marina marine
    mario marion marjorie mark marlene martha martin martine mary mateo mathias mathieu mathilde matthew matthias maud
    maurice max maxence maxime maximilian megan melanie melina melissa michael michel michele michelle miguel mike
    mireille mohamed mohammed monica monique morgan morgane muriel nadege nadia nadine natacha natalia natalie nathalie
    nathan nicholas nicolas nicole nina noah noe noemie nolan norbert oceane odile oliver olivia olivier oscar pablo
    pamela pascal pascale patrice patricia patrick paul paula pauline pedro peter philip philippe pierre priscilla
    quentin rachel rachid rafael ralph raphael raymond rebecca regine remi remy rene renee ricardo richard robert
    roberto robin rodrigo roger roland romain roman ronald rosalie roxane ryan sabine sabrina sally salome sam samantha
    samir samuel sandra sandrine sara sarah scott sean sebastian sebastien serge sergio severine sharon shannon simon
    simone sofia solange sophia sophie stacy stefan stephan stephane stephanie stephen steve steven stuart suzanne sylvain
    sylvie tanguy tanya taylor teddy teresa theo theodore theresa thibault thierry thomas tiffany tim timothee timothy
    titouan tom tommy tony travis tristan tyler ugo valentin valentina valentine valerie vanessa vero veronica veronique
    vicky victor victoria vincent virginie vivian viviane walter wendy wesley william willy xavier yann yannick yasmine
    yohan yves yvette yvonne zoe zachary martinez bernard dubois durand dupont dupond moreau lefebvre leroy roux garcia
    smith jones brown wilson miller davis anderson`,
} as const;

const all = Object.values(groups).flatMap((words) => words.split(/\s+/));

/** Shorter words would be found in nearly every password. */
export const commonWords: ReadonlySet<string> = new Set(all.filter((word) => word.length >= 3));
/** Words of the product and its trade; docs/security.md promises that they are refused. */
export const contextWords: readonly string[] = groups.context.split(/\s+/).filter((word) => word.length >= 3);
