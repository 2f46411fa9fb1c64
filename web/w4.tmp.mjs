import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
const port = 18734, url = `http://127.0.0.1:${port}`
const child = spawn('../.venv/bin/labtop', ['serve','--host','127.0.0.1','--port',String(port),'--data','/tmp/w4/data'+Date.now()], {stdio:'ignore'})
for (let i=0;i<150;i++){ try { if ((await fetch(url+'/health')).ok) break } catch {} await new Promise(r=>setTimeout(r,100)) }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] })
const errors = []
async function ctx(o){ const c = await browser.newContext({ reducedMotion:'reduce', ...o }); const p = await c.newPage(); p.on('pageerror', e=>errors.push(String(e))); p.on('console', m=>m.type()==='error'&&errors.push(m.text())); return p }
const shot = (p,n)=>p.screenshot({path:`/tmp/w4/${n}.png`})
try {
  for (const [tag,o,fr] of [['desk-en',{viewport:{width:1440,height:900}, locale:'en-GB'},0],['phone-fr',{viewport:{width:390,height:844},locale:'fr-FR',hasTouch:true,isMobile:true,colorScheme:'dark'},1]]) {
    const p = await ctx(o)
    await p.goto(url+'/new/chem-and-roll')
    await p.locator('input[name=way][value=device]').check()
    await p.locator('details summary').click()
    await p.locator('.further .tick input').check()
    await p.locator('.further .tick').scrollIntoViewIfNeeded()
    await shot(p, 'new-'+tag)
    await p.locator('form .go .primary').click(); await p.waitForURL(/\/g\//)
    await p.locator('.throw').waitFor(); await shot(p,'typed0-'+tag)
    await p.keyboard.press('5'); await p.keyboard.press('4')
    await p.locator('.throw label').nth(14).click()
    await shot(p,'typed1-'+tag)
    await p.keyboard.press('6'); await p.keyboard.press('Enter')
    await p.locator('section.hand').waitFor(); await p.locator('section.hand .primary').click()
    await p.locator('[data-die]').first().waitFor()
    await p.keyboard.press('3'); await p.locator('[data-slot]').first().waitFor()
    await shot(p,'board-'+tag)
    await p.keyboard.press('Enter'); 
    await p.waitForTimeout(1800)
    await p.locator('section.hand .primary').click(); await p.waitForTimeout(400)
    await p.keyboard.press('1'); await p.waitForTimeout(300); await p.keyboard.press('Enter')
    await p.locator('.throw').waitFor(); await p.waitForTimeout(700); await shot(p,'typed2-'+tag)
    await p.reload(); await p.waitForTimeout(1500); await shot(p,'reload-'+tag)
    await p.keyboard.press('1');await p.keyboard.press('2');await p.keyboard.press('3');await p.keyboard.press('4');await p.keyboard.press('Enter')
    await p.waitForTimeout(600); await p.locator('section.hand .primary').click(); await p.waitForTimeout(500)
    await p.locator(fr? '.ham' : '.wide .tool[aria-label]').first().click().catch(()=>{}); await p.waitForTimeout(500)
    await shot(p,'menu-'+tag)
  }
  // draft, alone
  const p = await ctx({viewport:{width:1440,height:900}})
  await p.goto(url+'/new/chem-and-roll'); await p.locator('.options').waitFor()
  await p.getByRole('radio',{name:/draft/i}).first().check(); await p.locator('details summary').click(); await p.locator('.further .tick input').check()
  await p.locator('form .go .primary').click(); await p.waitForURL(/\/g\//); await p.locator('.throw').waitFor(); await shot(p,'start-desk')
} catch (e) { console.log('FAILED', e) } finally { console.log(errors); await browser.close(); child.kill('SIGKILL') }
