// Finds headings of all pages. The list is fetched when the field is first used.
const root = document.currentScript.dataset.root
const field = document.querySelector('search input')
const found = document.querySelector('search nav')
const MOST = 12
let headings

async function list() {
  headings ??= fetch(`${root}search.json`).then(answer => answer.json())
  return headings
}

/** The entries that have all words; those whose heading begins with the first one come first. */
function matches(entries, words) {
  const rank = ([title, heading]) => (heading || title).toLowerCase().startsWith(words[0]) ? 0 : heading ? 2 : 1
  return entries
    .filter(([title, heading]) => words.every(word => `${title} ${heading}`.toLowerCase().includes(word)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
}

function link([title, heading, address]) {
  const link = document.createElement('a')
  link.href = root + address
  link.textContent = heading || title
  if (heading) link.append(Object.assign(document.createElement('small'), { textContent: title }))
  return link
}

async function search() {
  const entries = await list()
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const links = words.length ? matches(entries, words).map(link) : []
  const nothing = Object.assign(document.createElement('p'), { textContent: 'No heading has these words.' })
  found.replaceChildren(...(links.length ? links : [nothing]))
  found.hidden = !words.length
}

field.addEventListener('focus', list, { once: true })
field.addEventListener('input', search)
field.addEventListener('keydown', event => {
  if (event.key === 'Enter') found.querySelector('a')?.click()
})
found.addEventListener('click', () => { found.hidden = true })
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') found.hidden = true
  if (event.key !== '/' || event.target === field) return
  event.preventDefault()
  field.focus()
})
document.addEventListener('pointerdown', event => {
  if (!event.target.closest('search')) found.hidden = true
})
