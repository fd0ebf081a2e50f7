// What people call doctors and what they come with, in Russian, Belarusian and English, and whom to see for it [R46]. It names a speciality, never an illness that
// somebody might have. Specialities are named as the catalogue names them; the first one is the likeliest.

/** `called`: what the doctor is called. `about`: what one comes with. Words are divided by commas; a phrase is found when all its words are typed. */
export type EverydayWords = { called?: string; about: string; adults: readonly string[]; children: readonly string[] }

export const EVERYDAY_WORDS: readonly EverydayWords[] = [
  {
    called: 'участковый, семейный врач, семейный, тэрапеўт, участковы, сямейны урач, gp, family doctor, general practitioner',
    about:
      'температура, простуда, грипп, слабость, усталость, диспансеризация, осмотр, справка, больничный, тэмпература, прастуда, грып, слабасць, агляд, даведка, ' +
      'fever, cold, flu, weakness, tired, check-up, checkup, sick note, certificate',
    adults: ['Терапевт', 'Врач общей практики'],
    children: ['Педиатр', 'Врач общей практики']
  },
  {
    called:
      'детский врач, детский, детский доктор, дзіцячы ўрач, дзіцячы доктар, children doctor, child doctor, paediatrician, pediatrician',
    about:
      'ребенок болеет, прививка, прививки, новорожденный, грудничок, зубки режутся, дзіця хварэе, прышчэпка, нованароджаны, vaccination, vaccine, newborn, baby',
    adults: ['Педиатр'],
    children: ['Педиатр']
  },
  {
    called: 'сердечник, врач по сердцу, сардэчнік, heart doctor',
    about:
      'сердце, давление, гипертония, аритмия, пульс, сердцебиение, экг, сэрца, ціск, пульс, сэрцабіццё, heart, blood pressure, pressure, pulse, palpitations, ecg',
    adults: ['Кардиолог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: 'невропатолог, неўрапатолаг, nerve doctor',
    about:
      'голова, головная боль, мигрень, головокружение, кружится голова, онемение, немеет, бессонница, сон, память, нервы, поясница, спина, шея, галава, мігрэнь, ' +
      'галавакружэнне, нямее, бяссонніца, памяць, паясніца, head, headache, migraine, dizziness, dizzy, numbness, insomnia, sleep, memory, back, neck',
    adults: ['Невролог', 'Терапевт'],
    children: ['Детский невролог', 'Невролог', 'Педиатр']
  },
  {
    called: 'врач по желудку, жалудачнік, stomach doctor',
    about:
      'живот, желудок, изжога, тошнота, кишечник, запор, понос, диарея, гастрит, печень, вздутие, жывот, страўнік, пякотка, млоснасць, кішэчнік, печань, ' +
      'stomach, belly, abdomen, heartburn, nausea, bowels, constipation, diarrhoea, diarrhea, liver, bloating',
    adults: ['Гастроэнтеролог', 'Терапевт'],
    children: ['Педиатр', 'Детский хирург']
  },
  {
    called: 'врач по щитовидке, врач по гормонам, hormone doctor',
    about:
      'щитовидка, щитовидная железа, гормоны, диабет, сахар, лишний вес, похудеть, шчытападобная, гармоны, дыябет, цукар, thyroid, hormones, diabetes, sugar, weight',
    adults: ['Эндокринолог', 'Терапевт'],
    children: ['Эндокринолог', 'Педиатр']
  },
  {
    called: 'врач по легким, легочник, lung doctor',
    about: 'кашель, бронхит, легкие, астма, одышка, мокрота, лёгкія, задышка, cough, bronchitis, lungs, asthma, shortness of breath',
    adults: ['Пульмонолог', 'Терапевт'],
    children: ['Педиатр', 'Аллерголог-иммунолог']
  },
  {
    called: 'врач по суставам, joint doctor',
    about: 'суставы, сустав, артрит, подагра, ломота, суставы баляць, сустаў, падагра, joints, joint, arthritis, gout',
    adults: ['Ревматолог', 'Травматолог-ортопед'],
    children: ['Педиатр', 'Травматолог-ортопед']
  },
  {
    called: 'врач по почкам, kidney doctor',
    about: 'почки, почка, ныркі, нырка, kidneys, kidney',
    adults: ['Нефролог', 'Уролог'],
    children: ['Педиатр']
  },
  {
    called: 'аллерголог, иммунолог, алерголаг, імунолаг, allergist',
    about:
      'аллергия, поллиноз, иммунитет, пыльца, крапивница, алергія, імунітэт, пылок, крапіўніца, allergy, hay fever, immunity, pollen, hives',
    adults: ['Аллерголог-иммунолог'],
    children: ['Аллерголог-иммунолог', 'Педиатр']
  },
  {
    called: 'врач по крови, blood doctor',
    about: 'анемия, гемоглобин, малокровие, анемія, гемаглабін, малакроўе, anaemia, anemia, haemoglobin, hemoglobin',
    adults: ['Гематолог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: 'инфекционист',
    about: 'клещ, укусил клещ, гепатит, глисты, паразиты, клешч, гепатыт, паразіты, tick, tick bite, hepatitis, worms, parasites',
    adults: ['Инфекционист', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: 'психолог, психиатр, психотерапевт, псіхолаг, псіхатэрапеўт, psychologist, psychotherapist, therapist for mind',
    about: 'тревога, депрессия, панические атаки, страх, стресс, трывога, дэпрэсія, стрэс, anxiety, depression, panic, stress',
    adults: ['Психотерапевт'],
    children: []
  },
  {
    called: 'диетолог, дыетолаг, nutritionist, dietitian',
    about: 'питание, диета, похудение, похудеть, харчаванне, дыета, nutrition, diet, lose weight',
    adults: ['Диетолог', 'Эндокринолог'],
    children: ['Эндокринолог', 'Педиатр']
  },
  {
    called: 'кожный, кожник, кожный врач, дерматолог, венеролог, скурны, дэрматолаг, skin doctor, dermatologist',
    about:
      'кожа, сыпь, прыщи, акне, родинка, родинки, зуд, чешется, экзема, псориаз, бородавка, грибок, выпадают волосы, волосы, ногти, скура, сып, прышчы, радзімка, ' +
      'свербіць, бародаўка, валасы, пазногці, skin, rash, acne, mole, itch, itching, eczema, psoriasis, wart, fungus, hair loss, hair, nails',
    adults: ['Дерматовенеролог'],
    children: ['Дерматовенеролог', 'Педиатр']
  },
  {
    called: 'физиотерапевт, physiotherapist',
    about: 'физиопроцедуры, прогревание, электрофорез, магнит, фізіяпрацэдуры, physiotherapy',
    adults: ['Физиотерапевт'],
    children: ['Физиотерапевт']
  },
  {
    called: 'реабилитолог, лфк',
    about:
      'восстановление, реабилитация, после операции, после инсульта, лечебная физкультура, аднаўленне, рэабілітацыя, rehabilitation, recovery',
    adults: ['Реабилитолог', 'Физиотерапевт'],
    children: ['Физиотерапевт']
  },
  {
    called: 'хирург, хірург, surgeon',
    about:
      'грыжа, шов, швы, гнойник, нарыв, фурункул, вросший ноготь, аппендицит, кила, нарыў, hernia, stitches, abscess, boil, ingrown nail, appendicitis',
    adults: ['Хирург'],
    children: ['Детский хирург', 'Педиатр']
  },
  {
    called: 'травматолог, ортопед, костный врач, костоправ, траўматолаг, артапед, orthopaedist, orthopedist, bone doctor',
    about:
      'колено, нога, стопа, рука, плечо, локоть, перелом, вывих, растяжение, ушиб, спина, осанка, плоскостопие, калена, ступня, плячо, локаць, пералом, вывіх, ' +
      'выпраўка, knee, leg, foot, arm, shoulder, elbow, fracture, sprain, posture, flat feet',
    adults: ['Травматолог-ортопед', 'Хирург'],
    children: ['Травматолог-ортопед', 'Детский хирург']
  },
  {
    called: 'уролог, андролог, мужской врач, уролаг, мужчынскі ўрач, urologist, andrologist',
    about: 'простата, простатит, мочеиспускание, цистит, мочевой пузырь, прастата, цыстыт, prostate, urination, cystitis, bladder',
    adults: ['Уролог'],
    children: ['Детский хирург', 'Педиатр']
  },
  {
    called: 'окулист, глазной, глазной врач, глазник, акуліст, вочны, вочны ўрач, eye doctor, oculist, optometrist',
    about:
      'глаза, глаз, зрение, очки, линзы, близорукость, ячмень, слезятся глаза, плохо вижу, вочы, вока, зрок, акуляры, лінзы, ячмень, eyes, eye, vision, sight, glasses, ' +
      'contact lenses, short-sighted, stye',
    adults: ['Офтальмолог'],
    children: ['Детский офтальмолог', 'Офтальмолог']
  },
  {
    called: 'лор, ухогорлонос, ухо горло нос, отоларинголог, вуха горла нос, ent, ear nose throat',
    about:
      'ухо, уши, ушная боль, слух, плохо слышу, шум в ушах, горло, ангина, миндалины, нос, насморк, заложен нос, гайморит, храп, голос, вуха, вушы, горла, ангіна, ' +
      'насмарк, слых, гаймарыт, хроп, ear, ears, hearing, throat, sore throat, tonsils, nose, runny nose, blocked nose, sinusitis, snoring, voice',
    adults: ['Оториноларинголог'],
    children: ['Детский оториноларинголог', 'Оториноларинголог', 'Педиатр']
  },
  {
    called: 'проктолог, практолаг, proctologist',
    about: 'геморрой, трещина, кровь при стуле, гемарой, haemorrhoids, hemorrhoids, piles',
    adults: ['Проктолог', 'Хирург'],
    children: ['Детский хирург']
  },
  {
    called: 'флеболог, сосудистый, врач по венам, флеболаг, vein doctor, phlebologist',
    about:
      'вены, варикоз, отекают ноги, тяжесть в ногах, сосудистые звездочки, варыкоз, вены на нагах, veins, varicose veins, swollen legs',
    adults: ['Флеболог', 'Хирург'],
    children: []
  },
  {
    called: 'онколог, анколаг, oncologist',
    about: 'опухоль, новообразование, пухліна, tumour, tumor',
    adults: ['Онколог', 'Терапевт'],
    children: ['Педиатр']
  },
  {
    called: 'маммолог, врач по груди, мамолаг, breast doctor',
    about: 'молочная железа, молочные железы, уплотнение в молочной железе, малочная залоза, breast, breasts, lump in breast',
    adults: ['Маммолог', 'Акушер-гинеколог'],
    children: []
  },
  {
    called: 'узи, узист, ультразвук, угд, ultrasound',
    about: 'ультразвуковое исследование, ультрагукавое даследаванне, ultrasound scan',
    adults: ['Врач УЗИ'],
    children: ['Врач УЗИ']
  },
  {
    called: 'функциональная диагностика, функцыянальная дыягностыка',
    about: 'экг, кардиограмма, холтер, спирометрия, кардыяграма, ecg, cardiogram, holter, spirometry',
    adults: ['Врач функциональной диагностики'],
    children: ['Врач функциональной диагностики']
  },
  {
    called: 'эндоскопист, эндаскапіст, endoscopist',
    about: 'гастроскопия, фгдс, фгс, колоноскопия, зонд, гастраскапія, каланаскапія, gastroscopy, colonoscopy, endoscopy',
    adults: ['Эндоскопист'],
    children: []
  },
  {
    called:
      'женский врач, женский, гинеколог, акушер, жаночы ўрач, жаночы, гінеколаг, акушэр, gynaecologist, gynecologist, women doctor, obstetrician',
    about:
      'беременность, беременна, месячные, задержка, цикл, климакс, контрацепция, мазок, цяжарнасць, цяжарная, месячныя, клімакс, pregnancy, pregnant, period, periods, ' +
      'menopause, contraception, smear',
    adults: ['Акушер-гинеколог'],
    children: ['Акушер-гинеколог']
  },
  {
    called: 'зубной, зубной врач, дантист, стоматолог, зубны, зубны ўрач, стаматолаг, dentist, tooth doctor',
    about:
      'зуб, зубы, зубная боль, кариес, пломба, десна, десны, чистка зубов, зубны боль, карыес, дзясна, чыстка зубоў, tooth, teeth, toothache, caries, filling, gum, gums, teeth cleaning',
    adults: ['Стоматолог-терапевт', 'Стоматолог-хирург'],
    children: ['Стоматолог-терапевт']
  },
  {
    called: 'зубной хирург, челюстной хирург, зубны хірург, dental surgeon',
    about:
      'удалить зуб, вырвать зуб, зуб мудрости, имплант, имплантация, флюс, выдаліць зуб, зуб мудрасці, імплант, pull a tooth, tooth extraction, wisdom tooth, implant',
    adults: ['Стоматолог-хирург'],
    children: ['Стоматолог-хирург', 'Стоматолог-терапевт']
  },
  {
    called: 'зубной протезист, протезист, зубны пратэзіст, prosthodontist',
    about: 'коронка, протез, мост, зубные протезы, виниры, каронка, пратэз, crown, denture, dentures, bridge, veneers',
    adults: ['Стоматолог-ортопед'],
    children: []
  },
  {
    called: 'ортодонт, артадонт, orthodontist',
    about:
      'брекеты, прикус, кривые зубы, пластинка для зубов, элайнеры, брэкеты, прыкус, крывыя зубы, braces, bite, crooked teeth, aligners',
    adults: ['Ортодонт'],
    children: ['Ортодонт']
  }
]
