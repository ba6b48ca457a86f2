/**
 * Runs inline before the first paint. On a slow phone a page is visible for seconds before it is hydrated, and what is
 * typed, submitted or tapped meanwhile would be lost: React does not listen yet, and resets a field to the server's
 * value when it hydrates it. The script keeps the text of every field, the submitted form and the last tap, and replays
 * them once React has hydrated the page (`useEarlyInput`). It listens at the window, because React listens at the document and
 * ends an event there while what it is meant for waits for its code. A tap during hydration has React finish at once and hear
 * it: what the page was taken over by is not replayed, or Back would go back twice. Links work by themselves; a form with an action is followed at once, but as a navigation, because
 * `form-action 'self'` would also forbid a redirect to another site's sign-in.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var fields=new Map(),last=null,kept=null,isTaken=false;
function listen(type,keep){addEventListener(type,function(event){if(!isTaken)keep(event,event.target)},true)}
function send(el,type){el.dispatchEvent(new Event(type,{bubbles:true}))}
function refill(value,el){
if(typeof value==="boolean"){if(el.checked===value)el.checked=!value;el.click();return}
if(value!==null){
el.value=value===""?"0":"";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(el),"value").set.call(el,value);
send(el,"input")}
send(el,"change")}
function keep(event,el){
if(/^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName))
fields.set(el,/^(checkbox|radio)$/.test(el.type)?el.checked:el.type==="file"?null:el.value)}
listen("input",keep);
listen("change",keep);
listen("click",function(event,el){
kept=event;
var button=el.closest&&el.closest("button,[role=button],[role=tab],[role=switch],[role=radio]");
if(event.detail>0||button)last=null;
if(button&&!(button.form&&button.type==="submit"))last=function(){button.click()}});
["click","submit"].forEach(function(type){addEventListener(type,function(event){if(isTaken&&event===kept)last=null})});
listen("submit",function(event,form){
kept=event;
event.preventDefault();
if(form.hasAttribute("action")){
var query=new URLSearchParams(new FormData(form)).toString();
location.assign(form.getAttribute("action")+(query?"?"+query:""))}
else last=function(){form.requestSubmit(event.submitter)}});
addEventListener("beforeinstallprompt",function(event){
event.preventDefault();window.__installPrompt=event;dispatchEvent(new Event("windmile-installable"))});
window.__pageTaken=function(){
isTaken=true;
setTimeout(function(){fields.forEach(refill);if(last)last()})};
})()`;
