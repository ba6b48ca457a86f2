/**
 * Runs inline before anything is painted. On a slow phone the page stands there for seconds before its code has come, and
 * what is typed, sent and tapped meanwhile would be lost: React hears nothing yet, and a field it takes over is reset to
 * what the server knew. This keeps every field's text, the form that was sent and the last tap, and gives them to the
 * elements when React has hydrated the page (`useEarlyInput`); a part that is not hydrated yet is, by React, under the
 * event. Links work by themselves; a form with an address is followed at once, but as a navigation, because
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
window.__pageTaken=function(){
isTaken=true;
setTimeout(function(){fields.forEach(refill);if(last)last()})};
})()`.replaceAll("\n", "");
