// What people choose first for a password, in the languages spoken here and of the lists that guessers begin with: the letters alone, for digits and signs
// around a known word, or in place of its letters, are what guessers try next.

/** Lower case. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  (
    'password passwort parol пароль qwerty йцукен qwertyuiop asdfgh zxcvbn admin administrator админ root welcome letmein login master hello monkey ' +
    'dragon football baseball sunshine princess iloveyou shadow superman batman trustnoone secret changeme default guest test user doctor clinic vizit ' +
    'визит врач клиника минск minsk belarus беларусь abc abcd abcdef qaz qazwsx qweasd pass passw passwd passphrase parole motdepasse contrasena senha ' +
    'haslo geheim kennwort sekret sicher newpassword mypassword oldpassword temp temppass temporary qwe qwer qwert qwertyu qwertyui qwertz qwertzuiop ' +
    'azerty azertyuiop asd asdf asdfg asdfghj asdfghjk asdfghjkl zxc zxcv zxcvb zxcvbnm zaq zaqwsx qazwsxedc wsxedc qawsed poiuytrewq lkjhgfdsa mnbvcxz ' +
    'qpwoeiruty qwerasdf qweasdzxc asdasd asdfasdf qweqwe zxczxc aaa aaaa aaaaaa aaaaaaaa xxx xxxxxx zzzzzz abcabc abcde abcdefg abcdefgh abcdefghi йцу ' +
    'йцуке йцукенг йцукенгшщзхъ фыва фывапролд ячсмить йфяцыч абв абвг абвгд абвгдеж фыв пароли парольпароль секрет доступ вход привет здравствуй ' +
    'мойпароль новыйпароль временный админка администратор пользователь начальник директор любовь люблю солнышко солнце зайка котик кошка собака мама ' +
    'папа мамочка семья дружба друг весна лето осень зима январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь понедельник ' +
    'вторник среда четверг пятница суббота воскресенье россия москва брест гомель гродно витебск могилев могилёв динамо спартак зенит победа звезда ' +
    'больница поликлиника медицина доктор здоровье регистратура пациент медсестра аптека кабинет прием приём талон парольадмин parolparol privet lubov ' +
    'lyubov solnce solnyshko zaika kotik kiska koshka sobaka mamochka marina natasha nastya katya lena olga irina tanya sveta anna maria dasha masha ' +
    'sasha alex alexander aleksandr andrey andrei sergey sergei dmitry dima maxim maksim nikita denis anton vladimir vova roman pavel ivan igor oleg ' +
    'viktor victor artem kirill moskva moscow russia rossiya brest gomel grodno vitebsk mogilev dinamo spartak zenit adm admins sysadmin system sys ' +
    'superuser supervisor manager support operator registry reception registratura klinika bolnica poliklinika medicine medical hospital health nurse ' +
    'patient pharmacy med medic clinica demo testtest tester testing trial sample example public private access open enter entry start office company ' +
    'business server database oracle mysql postgres postgresql cisco windows linux ubuntu debian android apple google yandex yahoo facebook vkontakte ' +
    'instagram telegram samsung nokia huawei xiaomi computer internet network wireless security secure keyboard letmeinnow letmeinplease opensesame ' +
    'sesame whatever nothing something anything forgot forgotten remember idontknow iloveu lovely loveyou lovelove love lover loveme babygirl baby ' +
    'angel sweet sweety sweetheart honey flower butterfly rainbow summer winter spring autumn january february march april june july august september ' +
    'october november december monday tuesday wednesday thursday friday saturday sunday morning evening michael jordan jennifer jessica ashley daniel ' +
    'matthew andrew joshua thomas robert charlie nicole hannah amanda samantha michelle anthony william george harley hunter ranger buster tigger ' +
    'ginger pepper cookie chocolate banana orange cheese coffee pokemon naruto starwars matrix phoenix mustang ferrari porsche mercedes toyota yamaha ' +
    'corvette camaro soccer hockey basketball tennis golfer arsenal chelsea liverpool barcelona realmadrid juventus yankees cowboys eagles steelers ' +
    'lakers killer killers warrior wizard thunder lightning cocacola pepsi heaven freedom liberty victory winner champion number one lucky maverick ' +
    'merlin gandalf trustno money dollar rich gold golden silver diamond platinum crystal jesus christ blessed faith maggie bailey jasmine purple ' +
    'yellow black white green blue red fuckyou fuck asshole bitch pussy sexy sex hottie playboy helloworld helpme hihi lol haha blink fish tiger lion ' +
    'eagle wolf bear horse panda kitty puppy snoopy mickey donald garfield scooby spiderman ironman hulk thor pikachu minecraft fortnite roblox steam ' +
    'gamer player gameover counterstrike dota'
  ).split(' ')
)
