// What else is typed: specialities in other languages, words of danger, and words that lead to nobody.

/** What the specialities are called in English and Belarusian. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  Терапевт: 'internist, тэрапеўт',
  'Врач общей практики': 'general practitioner, урач агульнай практыкі',
  Кардиолог: 'cardiologist, кардыёлаг',
  Невролог: 'neurologist, неўролаг',
  Гастроэнтеролог: 'gastroenterologist, гастраэнтэролаг',
  Эндокринолог: 'endocrinologist, эндакрынолаг',
  Пульмонолог: 'pulmonologist, пульманолаг',
  Ревматолог: 'rheumatologist, рэўматолаг',
  Нефролог: 'nephrologist, нефролаг',
  'Аллерголог-иммунолог': 'allergist and immunologist, алерголаг-імунолаг',
  Гематолог: 'hematologist, haematologist, гематолаг',
  Инфекционист: 'infectious disease specialist, інфекцыяніст',
  Психотерапевт: 'psychotherapist, псіхатэрапеўт',
  Диетолог: 'dietitian, дыетолаг',
  Дерматовенеролог: 'dermatovenereologist, дэрматавенеролаг',
  Физиотерапевт: 'physiotherapist, фізіятэрапеўт',
  Реабилитолог: 'rehabilitation specialist, рэабілітолаг',
  Хирург: 'surgeon, хірург',
  'Травматолог-ортопед': 'trauma and orthopedic surgeon, orthopaedic surgeon, траўматолаг-артапед',
  Уролог: 'urologist, уролаг',
  Офтальмолог: 'ophthalmologist, афтальмолаг',
  Оториноларинголог: 'otorhinolaryngologist, атарыналарынголаг',
  Проктолог: 'proctologist, практолаг',
  Флеболог: 'phlebologist, флеболаг',
  Онколог: 'oncologist, анколаг',
  Маммолог: 'breast specialist, мамолаг',
  Нейрохирург: 'neurosurgeon, нейрахірург',
  'Врач УЗИ': 'ultrasound diagnostics doctor, урач угд',
  'Врач функциональной диагностики': 'functional diagnostics doctor, урач функцыянальнай дыягностыкі',
  Эндоскопист: 'endoscopist, эндаскапіст',
  'Акушер-гинеколог': 'obstetrician-gynecologist, gynaecologist, акушэр-гінеколаг',
  'Стоматолог-терапевт': 'dentist, стаматолаг-тэрапеўт',
  'Стоматолог-хирург': 'dental surgeon, стаматолаг-хірург',
  'Стоматолог-ортопед': 'prosthodontist, стаматолаг-артапед',
  Ортодонт: 'orthodontist, артадонт',
  Педиатр: 'pediatrician, paediatrician, педыятр',
  'Детский невролог': 'pediatric neurologist, paediatric neurologist, дзіцячы неўролаг',
  'Детский хирург': 'pediatric surgeon, paediatric surgeon, дзіцячы хірург',
  'Детский офтальмолог': 'pediatric ophthalmologist, paediatric ophthalmologist, дзіцячы афтальмолаг',
  'Детский оториноларинголог': 'pediatric otorhinolaryngologist, paediatric otorhinolaryngologist, дзіцячы атарыналарынголаг'
}

/** [R46] Where all words of one of these are typed, an ambulance comes first. A word counts by its beginning; «не» as it is. */
export const DANGER: readonly string[] = [
  'боль груд, болит груд, давит груд, жжет груд, боль сердц остр, инфаркт, не дыш, не может дышать, трудно дышать, задыха, нечем дышать, синеет, кровотеч, много крови, ' +
    'рвота кров, кашель кров, без созн, потерял созн, потеря созн, обморок, не приходит себя, судорог, приступ эпилеп, инсульт, перекос лиц, отнялась рук, отнялась ног, парали, не говорит внезапно, ' +
    'отравил, отравлен, отравлени, передоз, таблеток наглот, подавил, поперхнул, утонул, тонет, удар током, ожог сильн, выпал окн, травма голов, удар голов, открытый перелом, ' +
    'отек горл, отек лиц, анафилак, суицид, покончить собой, не хочу жить, воды отошли, схватки, кровь берем',
  'боль грудз, баліць грудз, цісне грудз, не дыхае, цяжка дыхаць, задых, крывацёк, крывацеч, шмат крыві, без прытом, страціў прытом, страціла прытом, сутарг, інсульт, інфаркт, паралюш, ' +
    'атруц, атруч, падавіў, тоне, апёк моцн, траўма галав, не хачу жыць, сутычкі',
  'chest pain, chest pressure, heart attack, not breathing, cannot breathe, can not breathe, choking, bleeding heav, heavy bleeding, severe bleeding, unconscious, fainted, passed out, ' +
    'seizure, convulsion, stroke, paralys, poison, overdose, drown, electric shock, severe burn, head injury, anaphyla, suicid, kill myself, contractions',
  '103, скорая, скорую, неотложк, хуткая, хуткую, ambulance'
]

/** Words that say that it is for a child, or ask for who sees children alone. */
export const CHILD =
  'ребенок ребенка ребенку ребенком дитя дети детей детям малыш малыша малышу грудничок грудничка сын сына сыну сынок дочь дочка дочки дочке дочери дочку внук внука внуку внучка внучки внучке ' +
  'дзіця дзіцяці дзіцём дзеці дзяцей немаўля немаўляці сынок сынка дачка дачкі дачцэ дачку унук унука унучка унучкі ' +
  'child childs children childrens kid kids baby babys toddler infant newborn son sons daughter daughters ' +
  'детский детская детского детскому дзіцячы дзіцячая дзіцячага педиатр педиатра педиатру педыятр педыятра pediatric paediatric pediatrician paediatrician'

/** Words that say that it hurts, where, whom and how much: they lead to nobody by themselves. */
export const SAYING_NOTHING =
  'боль боли болит болят болел болела болею болеет у меня нас мне в во на и или с со к ко от по за из для что как очень сильно сильная сильный постоянно часто иногда ребенка ребенку ' +
  'ребенок ребенком малыш малыша малышу сын сына сыну дочь дочка дочки дочке дочери мужа жены мамы внука внучки внучке есть сделать нужно надо врач врача врачу доктор доктора записаться запись прием приём на к нужен нужна хочу ' +
  'баліць баляць болю балела хварэе мяне мне ў у і на да вельмі моцна дзіця дзіцяці сына дачкі дачцэ унука унучкі урач урача доктар доктара запіс патрэбен зрабіць трэба ' +
  'pain pains hurts hurt ache aches aching my i me have has got a an the in on of to for and with is doctor need want child son daughter take make do very strong bad sore'
