/**
 * Runs inline before the first paint. On a slow phone a page is visible for seconds before it is hydrated, and what is
 * typed, submitted or tapped meanwhile would be lost: React does not listen yet, and resets a field to the server's
 * value when it hydrates it. The script keeps the text of every field, the submitted form and the last tap, and replays
 * them once React has hydrated the page (`useEarlyInput`); React hydrates a part that is still pending when the event
 * reaches it. Links work by themselves; a form with an action is followed at once, but as a navigation, because
 * `form-action 'self'` would also forbid a redirect to another site's sign-in.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var html=document.documentElement,fields=new Map(),last=null,isTaken=false;
function listen(type,keep){html.addEventListener(type,function(event){if(!isTaken)keep(event,event.target)},true)}
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
var button=el.closest&&el.closest("button,[role=button],[role=tab],[role=switch],[role=radio]");
if(event.detail>0||button)last=null;
if(button&&!(button.form&&button.type==="submit"))last=function(){button.click()}});
listen("submit",function(event,form){
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
})()`.replaceAll("\n", "");
