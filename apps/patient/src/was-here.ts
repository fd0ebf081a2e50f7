// Runs before the first picture of the start page as the server has drawn it (0071): whoever was here before, or speaks another language, sees nothing of it.
import { isFirstStart, spokenLanguage } from './language.ts'

const page = document.documentElement
page.hidden = !isFirstStart() || spokenLanguage() !== page.lang
